/** The questions of a seed document as the app reads them (spec section 3), without its kindness. */
import { type Question, readQuestion } from '@/domain/question/question'
import { plainText, type RichText } from '@/domain/rich-text'
import type { SeedDocument } from './read-seed'

export interface SeedQuestion extends Question {
  explanation: RichText
  /** Its text without any form, in English. */
  words: string
}

/** Throws when a question cannot be used or has no explanation. */
export function readQuestions(document: SeedDocument): SeedQuestion[] {
  const stored: unknown[] = Array.isArray(document.questions) ? document.questions : []
  return stored.map((value, index) => {
    const question = readQuestion(value, index, {})
    if (typeof question === 'string') throw new Error(`question ${index + 1}: ${question}`)
    const { explanation, text } = question
    if (explanation === null) throw new Error(`${question.id} has no explanation`)
    return { ...question, explanation, words: plainText(text) }
  })
}
