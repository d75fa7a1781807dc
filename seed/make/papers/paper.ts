/**
 * Papers whose questions are more than letters: formulas, tables, figures, two languages, several right options, numbers.
 * Their texts are in the authors' notation; a `check` recomputes a key, and a paper with a wrong one cannot be built.
 */
import type { RichText } from '../../../src/domain/rich-text'
import { type AuthoredQuestion, storedOf } from '../../../tools/content/formats/authored'
import type { AuthoredKey } from '../../../tools/content/formats/kinds'
import { withLists } from '../../../tools/content/formats/match'
import { orderOptions } from '../option-order'
import { checkOptions, type OptionCheck } from './check-options'
import { richOf, type Written, wordsOf } from './written-text'

interface Asked {
  topic: string
  ask: Written
  why: Written
  /** Id of the set that it shares. */
  set?: string
}

interface Choice extends Asked {
  wrong: readonly Written[]
  check?: OptionCheck
}

/** A question without its id, its section and its own marks, which its paper gives. */
export type PaperQuestion = Omit<AuthoredQuestion, 'id' | 'place'>

export interface PaperSource {
  id: string
  /** Fields of the document beside those that all papers share. */
  fields: Readonly<Record<string, unknown>>
  /** India time, `2026-08-03`. */
  createdOn: string
  /** What questions share, by id. */
  sets?: Readonly<Record<string, Written>>
  questions: readonly PaperQuestion[]
  /** Keys as they were corrected after the paper was published (docs/decisions/045), by the number of the question. */
  corrected?: Readonly<Record<number, string>>
}

const asked = ({ topic, ask, why, set }: Asked, options: readonly Written[], key: AuthoredKey) => ({
  text: richOf(ask),
  options: options.map(richOf),
  key,
  explanation: richOf(why),
  topic,
  section: null,
  set: set ?? null,
  marking: null,
})

/** Numbers ascending, anything else mixed, as in the sheets; both languages in the order of the first. */
function ordered(options: readonly Written[], ask: Written): Written[] {
  const words = orderOptions(options.map(wordsOf), wordsOf(ask))
  return words.flatMap((word) => options.find((option) => wordsOf(option) === word) ?? [])
}

/** A question with one right option. With `place` (zero-based) the options stay in their written order. */
export function one(choice: Choice & { right: Written; place?: number }): PaperQuestion {
  const { right, wrong, place, ask } = choice
  const options = place === undefined ? ordered([right, ...wrong], ask) : wrong.toSpliced(place, 0, right)
  checkOptions(options, [right], choice.check, wordsOf(ask))
  return asked(choice, options, { kind: 'single', correct: options.indexOf(right) })
}

/** A question with several right options. */
export function several(choice: Choice & { right: readonly Written[] }): PaperQuestion {
  const { right, wrong, ask } = choice
  const options = ordered([...right, ...wrong], ask)
  checkOptions(options, right, choice.check, wordsOf(ask))
  const correct = options.flatMap((option, index) => (right.includes(option) ? [index] : []))
  return asked(choice, options, { kind: 'several', correct })
}

/** A question whose answer is a number; `check` is the exact one, which an answer with a tolerance or a range holds. */
export function numeric(
  number: Asked & { check: number } & ({ answer: number; tolerance?: number } | { from: number; to: number }),
): PaperQuestion {
  const [from, to] =
    'from' in number
      ? [number.from, number.to]
      : [number.answer - (number.tolerance ?? 1e-9), number.answer + (number.tolerance ?? 1e-9)]
  if (number.check < from || number.check > to) {
    throw new Error(`the answer is ${number.check}: ${wordsOf(number.ask)}`)
  }
  if ('from' in number) return asked(number, [], { kind: 'numeric', from: number.from, to: number.to })
  const { answer, tolerance } = number
  return asked(number, [], { kind: 'numeric', answer, ...(tolerance === undefined ? {} : { tolerance }) })
}

export const inSection = (section: string, questions: readonly PaperQuestion[]): PaperQuestion[] =>
  questions.map((question) => ({ ...question, section }))

/** "Directions 6 to 10", by the places of the questions that share a set. */
function storedSet(id: string, text: RichText, questions: readonly PaperQuestion[]) {
  const places = questions.flatMap(({ set }, index) => (set === id ? [index + 1] : []))
  return { id, title: `Directions ${places[0]} to ${places.at(-1)}`, text }
}

/** The document of a paper. */
export function paperDocument({ id, fields, createdOn, sets = {}, questions, corrected = {} }: PaperSource) {
  const used = Object.entries(sets).filter(([name]) => questions.some(({ set }) => set === name))
  const date = { $date: `${createdOn}T09:00:00+05:30` }
  return {
    ...fields,
    isPaid: false,
    views: 0,
    published: true,
    isActive: true,
    createdAt: date,
    updatedAt: date,
    totalQuestions: questions.length,
    ...(used.length > 0
      ? { sets: used.map(([name, text]) => storedSet(name, richOf(text), questions)) }
      : {}),
    questions: questions.map((question, index) => {
      const number = `${index + 1}`.padStart(2, '0')
      const key = corrected[index + 1]
      const stored = storedOf(
        withLists({ ...question, id: `${id}-q${number}`, place: `question ${number}` }),
        index,
      )
      return key === undefined ? stored : { ...stored, key }
    }),
  }
}
