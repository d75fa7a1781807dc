/** A paper while its file is read: a question that cannot be read is a fault, and the others go on. */
import { type Language, languagesOf, plainText, type RichText } from '../../../src/domain/rich-text'
import type { AuthoredFault, AuthoredPaper, AuthoredQuestion, AuthoredSet, PartialQuestion } from './authored'
import { createPictures, type Pictures } from './picture-file'

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export interface PaperDraft {
  readonly pictures: Pictures
  /** Reads one question; what it throws is a fault at `place`. */
  readonly question: (place: string, read: () => AuthoredQuestion) => void
  readonly set: (place: string, read: () => AuthoredSet) => void
  /** Takes what the head of the paper says of its time; two that differ count for nothing. */
  readonly minutes: (minutes: number) => void
  readonly tell: (severity: AuthoredFault['severity'], place: string, message: string) => void
  /** @param first the language that the file itself is in, where it says so */
  readonly paper: (title: string | null, first?: Language | null) => AuthoredPaper
}

/** Why a question cannot be read, with what could be read of it. */
class UnreadQuestion extends Error {
  constructor(
    reason: unknown,
    readonly partial: PartialQuestion,
  ) {
    super(reasonOf(reason), { cause: reason })
  }
}

/** What `read` throws, with what `found` has of the question; found may throw too, and then there is nothing. */
export function withPartial<T>(read: () => T, found: () => PartialQuestion): T {
  try {
    return read()
  } catch (error) {
    let partial: PartialQuestion
    try {
      partial = found()
    } catch {
      throw error
    }
    throw isBlank(partial.text) ? error : new UnreadQuestion(error, partial)
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
  const times = new Set<number>()
  const tell: PaperDraft['tell'] = (severity, place, message) => {
    faults.push({ severity, place, message: sentence(message) })
  }
  const attempt = (place: string, leavesOut: boolean, read: () => void) => {
    try {
      read()
    } catch (error) {
      const known = error instanceof UnreadQuestion ? { partial: error.partial } : {}
      const fault: AuthoredFault = { severity: 'error', place, message: sentence(reasonOf(error)), ...known }
      faults.push(fault)
      if (leavesOut) leftOut.push(fault)
    }
  }
  return {
    pictures,
    tell,
    minutes: (minutes) => times.add(minutes),
    question: (place, read) => {
      order.push(place)
      attempt(place, true, () => {
        const question = read()
        questions.push(
          withPartial(
            () => checked(question),
            () => ({ text: question.text, options: question.options }),
          ),
        )
      })
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
      const [minutes = null] = times.size === 1 ? times : []
      return { title, languages: [...languages], minutes, ...all }
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
