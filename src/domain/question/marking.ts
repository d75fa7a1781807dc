import * as z from 'zod/mini'
import { t } from '@/language/text'
import { addFractions, type Fraction, fraction, readFraction, showFraction } from '../fraction'
import { stored } from '../stored-fields'

/** The outcomes that every scheme has marks for. "Not answered" is one of its own: it is neither right nor wrong. */
type MarkedOutcome = 'correct' | 'wrong' | 'unanswered'

/** `partial`: some of several right options and no wrong one; `dropped`: the question does not count. */
export type AnswerOutcome = MarkedOutcome | 'partial' | 'dropped'

/** Marks for each outcome of a question, exact. */
export type Marking = Readonly<Record<MarkedOutcome, Fraction>> & {
  /** For each right option of several, where some are missing and none is wrong; absent: all or nothing. */
  readonly partial?: Fraction
}

/** A scheme as a test, a section or a question stores it: what it leaves out, the level above says. */
export type StoredMarking = Partial<Marking>

const outcomes = ['correct', 'wrong', 'unanswered', 'partial'] as const

/**
 * `marking: { correct: 1, wrong: "-1/3", unanswered: 0 }`, numbers or fraction texts; null when absent or nothing in it
 * can be read. A part that cannot be read counts as left out.
 */
export const storedMarking = stored((value): StoredMarking | null => {
  const map = z.record(z.string(), z.unknown()).safeParse(value)
  if (!map.success) return null
  const read = outcomes.flatMap((outcome) => {
    const marks = readFraction(map.data[outcome])
    return marks ? [[outcome, marks] as const] : []
  })
  return read.length > 0 ? Object.fromEntries(read) : null
})

/**
 * The scheme of one question: its own beats its section's, which beats its test's. Null when none of them has one;
 * what all leave out is 1 for a right answer and 0 otherwise.
 */
export function resolveMarking(...levels: ReadonlyArray<StoredMarking | null | undefined>): Marking | null {
  const stored = levels.filter((level) => level !== null && level !== undefined)
  if (stored.length === 0) return null
  const found = (outcome: keyof Marking) => stored.find((level) => level[outcome])?.[outcome]
  const marksOf = (outcome: MarkedOutcome, preset: number) => found(outcome) ?? fraction(preset)
  const partial = found('partial')
  return {
    correct: marksOf('correct', 1),
    wrong: marksOf('wrong', 0),
    unanswered: marksOf('unanswered', 0),
    ...(partial ? { partial } : {}),
  }
}

function signed(marks: Fraction): string {
  return `${marks.numerator > 0 ? '+' : ''}${showFraction(marks)}`
}

/** The label of a marking scheme beside a question: `+1 / −⅓`, `+2 / 0`. */
export function markingLabel({ correct, wrong }: Marking): string {
  return `${signed(correct)} / ${signed(wrong)}`
}

/** Marks as a message takes them: `{count, plural, one {{marks} mark} other {{marks} marks}}`. */
export function marksValues(marks: Fraction): { count: number; marks: string } {
  const isOne = marks.numerator !== 0 && Math.abs(marks.numerator) <= marks.denominator
  return { count: isOne ? 1 : 2, marks: showFraction(marks) }
}

/** Marks with their word: `1 mark`, `−⅓ mark`, `2 marks`, `0 marks`. */
export function marksText(marks: Fraction): string {
  return t('{count, plural, one {{marks} mark} other {{marks} marks}}', marksValues(marks))
}

export interface Marks {
  readonly scored: Fraction
  /** What the paper would give if everything were right. */
  readonly possible: Fraction
}

export interface MarkedResult {
  readonly marking: Marking | null
  readonly outcome: AnswerOutcome
  /** Right options of a partial outcome. */
  readonly rightPart?: number
}

/** What one outcome gave; null without a scheme. */
export function marksOf({ marking, outcome, rightPart = 0 }: MarkedResult): Fraction | null {
  if (!marking) return null
  if (outcome === 'dropped') return fraction(0)
  if (outcome !== 'partial') return marking[outcome]
  const { numerator, denominator } = marking.partial ?? fraction(0)
  return fraction(numerator * rightPart, denominator)
}

/**
 * Marks over questions with their schemes; one without a scheme, or one that does not count, gives none. Null when no
 * question has a scheme.
 */
export function sumMarks(results: readonly MarkedResult[]): Marks | null {
  const schemes = results.filter((result) => result.marking !== null)
  if (schemes.length === 0) return null
  let scored = fraction(0)
  let possible = fraction(0)
  for (const result of schemes) {
    const marks = marksOf(result)
    if (!marks || !result.marking || result.outcome === 'dropped') continue
    scored = addFractions(scored, marks)
    possible = addFractions(possible, result.marking.correct)
  }
  return { scored, possible }
}
