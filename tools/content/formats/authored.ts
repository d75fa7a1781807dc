/** What every format of question files is read into, before it is a stored document (docs/authors.md). */
import type { Language, RichText } from '../../../src/domain/rich-text'
import type { Asked, ReadChoices } from './asked'
import { type AuthoredKey, fileKinds } from './kinds'

export interface AuthoredQuestion {
  /** Where it stands, in the file's own words: `Questions!B7`, `line 12`, `item q-3`. */
  readonly place: string
  readonly id: string | null
  readonly text: RichText
  /** Empty for a number. */
  readonly options: readonly RichText[]
  readonly key: AuthoredKey
  readonly explanation: RichText | null
  readonly topic: string | null
  readonly section: string | null
  readonly set: string | null
  /** As stored: `{ correct: "2", wrong: "-1/2", partial: "1" }`. */
  readonly marking: Readonly<Record<string, string | number>> | null
}

export interface AuthoredSet {
  readonly place: string
  readonly id: string
  readonly title: string
  readonly text: RichText
}

/** A picture that came inside of a file, or lies beside it. `name` is what figures call it until it is stored. */
export interface AuthoredPicture {
  readonly name: string
  readonly bytes: Uint8Array
  readonly type: string
}

export interface AuthoredFault {
  readonly place: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** What could be read of the question that it leaves out: the desk's form begins with it. */
  readonly partial?: PartialQuestion
}

export type PartialQuestion = Pick<AuthoredQuestion, 'text' | 'options'>

/** What one file holds. A question with a fault is left out of `questions` and named in `faults`. */
export interface AuthoredPaper {
  readonly title: string | null
  readonly languages: readonly Language[]
  /** As its head says them; null or absent where that is not certain. */
  readonly minutes?: number | null
  readonly questions: readonly AuthoredQuestion[]
  readonly sets: readonly AuthoredSet[]
  readonly pictures: readonly AuthoredPicture[]
  readonly faults: readonly AuthoredFault[]
  /** Those of the faults that leave out one question, and nothing else. */
  readonly leftOut?: readonly AuthoredFault[]
  /** The places of all its questions in their order, with those that cannot be read; absent where no place is known. */
  readonly order?: readonly string[]
  /** What the operator has to say before the rest can be read. */
  readonly asked?: readonly Asked[]
  /** Files beside it that were read too: answers, and another language. */
  readonly beside?: readonly string[]
}

/** One format of question files. */
export interface QuestionFormat {
  /** As messages name it: "Aiken". */
  readonly name: string
  /** Whether a file is one, by its name and its first bytes. */
  readonly matches: (file: string, head: string) => boolean
  /** @throws Error with one sentence when the file is not of this format at all. */
  readonly read: (bytes: Uint8Array, file: string, choices?: ReadChoices) => Promise<AuthoredPaper>
}

const mostQuestions = 5_000

/** @throws Error with a sentence for more questions than any paper has, before they are read */
export function checkCount(count: number): void {
  if (count > mostQuestions)
    throw new Error(
      `it holds more than ${mostQuestions.toLocaleString('en-US')} questions: split it into several files`,
    )
}

/** The text and the options of a question as they are stored. */
export function storedTexts({ text, options }: PartialQuestion): Record<string, unknown> {
  // Firestore has no lists in lists.
  const optionOf = (option: RichText) => (Array.isArray(option) ? { text: option } : option)
  return { question: text, ...(options.length > 0 ? { options: options.map(optionOf) } : {}) }
}

/** A question as it is stored in a test or a quiz (docs/decisions/042). */
export function storedOf(question: AuthoredQuestion, index: number): Record<string, unknown> {
  const { id, key, explanation, topic, section, set, marking } = question
  return {
    id: id ?? `q${index + 1}`,
    ...storedTexts(question),
    ...fileKinds[key.kind].stored(key),
    ...(explanation === null ? {} : { explanation }),
    ...(topic === null ? {} : { topic }),
    ...(section === null ? {} : { section }),
    ...(set === null ? {} : { set }),
    ...(marking === null ? {} : { marking }),
  }
}
