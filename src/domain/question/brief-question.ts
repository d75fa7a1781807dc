import { language } from '@/language/languages'
import { inLanguage, type RichText } from '../rich-text'
import type { Question } from './question'

/** A question that fits on a card: plain and short, with one right option out of four. */
export interface BriefQuestion {
  readonly text: string
  readonly options: readonly string[]
  /** Zero-based place of the right option. */
  readonly correct: number
  readonly explanation: string | null
}

/** Characters that fit on the lines that the card reserves, on a phone too. */
const longest = { text: 84, option: 32 }

/**
 * The questions that fit on a card, each in the page's language if it has it: no set, no picture, nothing but plain text,
 * and an explanation, because that is what makes a student stay.
 */
export function briefQuestions(questions: readonly Question[]): BriefQuestion[] {
  const ofPage = (text: RichText | null) => text && inLanguage(text, language).text
  return questions.flatMap(({ kind, set, options, image, correctAnswer, ...question }) => {
    const [text, explanation] = [ofPage(question.text), ofPage(question.explanation)]
    const texts = options.map(ofPage).filter((option) => typeof option === 'string')
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
    return fits && isShort ? [{ text, options: texts, correct: correctAnswer, explanation }] : []
  })
}
