import { queryOptions } from '@tanstack/react-query'
import { quizCategories } from '@/config/quiz-categories'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import { quizRepository } from '@/content/quizzes/repository'
import { byLot } from '@/domain/lot'
import { type BriefQuestion, briefQuestions } from '@/domain/question/brief-question'
import { scriptOf } from '@/domain/text-language'
import { language } from '@/language/languages'

/** The topic of an article's question: its category; null where that has no quizzes. */
export function quizTopicOf({ category }: CurrentAffair): string | null {
  return quizCategories.find((topic) => topic === category) ?? null
}

/**
 * The question that follows an article: one in the language of the page where there is one, and among these one that
 * mentions a tag of the article, else any. Always the same one for the same article. Null where there is none.
 */
export function questionFor(
  { id, tags }: Pick<CurrentAffair, 'id' | 'tags'>,
  questions: readonly BriefQuestion[],
): BriefQuestion | null {
  const words = tags.map((tag) => tag.toLowerCase())
  const mixed = byLot(questions, id, ({ text }) => text)
  const readable = mixed.filter(({ text }) => scriptOf(text) === language)
  const offered = readable.length > 0 ? readable : mixed
  const onTag = offered.find(({ text, explanation }) => {
    const whole = `${text} ${explanation}`.toLowerCase()
    return words.some((word) => whole.includes(word))
  })
  return onTag ?? offered[0] ?? null
}

/** The questions that articles of a topic draw from: one document for all of them. */
export const topicQuestionsQuery = (topic: string) =>
  queryOptions({
    queryKey: ['topic-questions', topic],
    queryFn: async () => {
      const quizzes = await quizRepository.withQuestions(topic, 1)
      return quizzes.flatMap(({ questions }) => briefQuestions(questions))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
