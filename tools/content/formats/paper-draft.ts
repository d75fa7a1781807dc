/** A paper while its file is read: a question that cannot be read is a fault, and the others go on. */
import { type Language, languagesOf, plainText, type RichText } from '../../../src/domain/rich-text'
import type { AuthoredFault, AuthoredPaper, AuthoredQuestion, AuthoredSet, PartialQuestion } from './authored'
import { createPictures, type Pictures } from './picture-file'

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export interface PaperDraft {
  readonly pictures: Pictures
  /**
   * Reads one question; what it throws is a fault at `place`.
   * @param readPartial what can be read of it all the same
   */
  readonly question: (
    place: string,
    read: () => AuthoredQuestion,
    readPartial?: () => PartialQuestion,
  ) => void
  readonly set: (place: string, read: () => AuthoredSet) => void
  readonly tell: (severity: AuthoredFault['severity'], place: string, message: string) => void
  /** @param first the language that the file itself is in, where it says so */
  readonly paper: (title: string | null, first?: Language | null) => AuthoredPaper
}

/** What can be read; null where that fails too. */
function tried<Result>(read: () => Result): Result | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** A fault as a sentence of its own. */
export const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

export function createDraft(): PaperDraft {
  const questions: AuthoredQuestion[] = []
  const sets: AuthoredSet[] = []
  const faults: AuthoredFault[] = []
  const leftOut: AuthoredFault[] = []
  const order: string[] = []
  const pictures = createPictures()
  const tell: PaperDraft['tell'] = (severity, place, message) => {
    faults.push({ severity, place, message: sentence(message) })
  }
  const attempt = (
    place: string,
    leavesOut: boolean,
    read: () => void,
    readPartial: () => PartialQuestion | null = () => null,
  ) => {
    try {
      read()
    } catch (error) {
      const partial = tried(readPartial)
      const message = sentence(reasonOf(error))
      const fault = { severity: 'error', place, message, ...(partial && { partial }) } as const
      faults.push(fault)
      if (leavesOut) leftOut.push(fault)
    }
  }
  return {
    pictures,
    tell,
    question: (place, read, readPartial) => {
      order.push(place)
      let found: AuthoredQuestion | null = null
      const readWhole = () => {
        found = read()
        questions.push(checked(found))
      }
      attempt(place, true, readWhole, () => found ?? readPartial?.() ?? null)
    },
    set: (place, read) => attempt(place, false, () => sets.push(read())),
    paper: (title, first = null) => {
      const texts = [
        ...questions.flatMap(({ text, options }) => [text, ...options]),
        ...sets.map(({ text }) => text),
      ]
      const found = new Set(texts.flatMap(languagesOf))
      const languages = first && found.has(first) ? new Set([first, ...found]) : found
      const all = { questions, sets, pictures: pictures.all(), faults, leftOut, order }
      return { title, languages: [...languages], ...all }
    },
  }
}

const isBlank = (text: RichText) => plainText(text).trim() === ''

/** What holds for a question of any file. */
function checked(question: AuthoredQuestion): AuthoredQuestion {
  const { text, options, key } = question
  if (isBlank(text)) throw new Error('it has no text')
  if (!('correct' in key)) return question
  if (options.length < 2) throw new Error('it has fewer than two options')
  const blank = options.findIndex(isBlank)
  if (blank >= 0) throw new Error(`its option ${blank + 1} is blank`)
  return question
}
