import type { RichText } from '../../rich-text'
import type { Key } from '../answer'

/** What a question that stores no options or no key means; without a default it cannot be used. */
export interface QuestionDefaults {
  options?: readonly string[]
  correctAnswer?: number
}

/** One option as stored; null where it is blank. */
export interface StoredOption {
  text: RichText | null
  isCorrect: boolean
}

/** A stored question as its kind reads it. */
export interface Stored {
  readonly question: RichText
  /** Under whichever name they stand; null when there are none. */
  readonly options: readonly StoredOption[] | null
  readonly field: (name: string) => unknown
  /** A field as a number, as a text, or as a list of texts; null for anything else. */
  readonly number: (name: string) => number | null
  readonly text: (name: string) => RichText | null
  readonly list: (name: string) => readonly StoredOption[] | null
  readonly defaults: QuestionDefaults
}

/** What a kind makes of a stored question. */
interface Answered {
  /** Only where it is not the stored text. */
  readonly text?: RichText
  /** Two or more; none where the answer is no option. */
  readonly options: readonly RichText[]
  readonly correctAnswer: Key
}

/**
 * One way to answer a question (docs/decisions/068). An answer is always one number, so that attempts, merging and rules
 * treat all kinds alike (docs/decisions/042).
 */
export interface Kind {
  /** Reads options and key of a stored question, or says why they cannot be used. Never throws. */
  readonly read: (stored: Stored) => Answered | string
  readonly hasOptions: boolean
  /** Whether several options make one answer: a part of them may be right. */
  readonly hasSeveral?: true
  /** The options that an answer chooses, zero-based, in their order. */
  readonly optionsIn: (answer: number) => readonly number[]
  /** The answer that chooses these options. */
  readonly answerOf: (options: readonly number[]) => number
}

/** The texts of options that have one. */
export const textsOf = (options: readonly StoredOption[]): RichText[] =>
  options.map(({ text }) => text).filter((text) => text !== null)
