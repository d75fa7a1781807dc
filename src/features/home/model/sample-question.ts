import type { Question } from '@/domain/question'

/** One question of the landing page. */
export interface SampleQuestion {
  subject: string
  text: string
  options: readonly string[]
  /** Zero-based place of the right option. */
  correct: number
  explanation: string | null
  /** The quiz that it comes from; null for the one that is part of the page. */
  quizId: string | null
}

/** Characters that stay within the lines that the page keeps free, on a phone too. */
const longest = { text: 84, option: 32 }

/**
 * The questions that fit: four short options, a short text, no picture (which the page keeps no room for), and an
 * explanation, because that is what makes a student stay.
 */
export function briefQuestions(
  questions: readonly Question[],
  from: { quizId: string; subject: string },
): SampleQuestion[] {
  return questions
    .filter(
      ({ text, options, image, explanation }) =>
        text.length <= longest.text &&
        !text.includes('\n') &&
        options.length === 4 &&
        options.every((option) => option.length <= longest.option) &&
        image === null &&
        explanation !== null,
    )
    .map(({ text, options, correctAnswer, explanation }) => ({
      ...from,
      text,
      options,
      correct: correctAnswer,
      explanation,
    }))
}
