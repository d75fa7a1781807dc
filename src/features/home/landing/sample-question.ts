import type { Question } from '@/domain/question/question'

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
 * The questions that fit: each stands alone, with one right option out of four short ones, a short text, all of it plain, no picture (which the page keeps no room for), and an
 * explanation, because that is what makes a student stay.
 */
export function briefQuestions(
  questions: readonly Question[],
  from: { quizId: string; subject: string },
): SampleQuestion[] {
  return questions.flatMap(({ kind, set, text, options, image, correctAnswer, explanation }) => {
    const texts = options.filter((option) => typeof option === 'string')
    const fits =
      kind === undefined &&
      set === undefined &&
      typeof text === 'string' &&
      text.length <= longest.text &&
      !text.includes('\n') &&
      options.length === 4 &&
      image === null &&
      typeof correctAnswer === 'number' &&
      typeof explanation === 'string'
    const isShort = texts.length === 4 && texts.every((option) => option.length <= longest.option)
    return fits && isShort ? [{ ...from, text, options: texts, correct: correctAnswer, explanation }] : []
  })
}
