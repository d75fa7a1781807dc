import * as z from 'zod/mini'
import { addFractions, type Fraction, formatFraction, fraction, readFraction } from './fraction'
import { anything } from './stored-fields'

/** "Not answered" is an outcome of its own: it is neither right nor wrong. */
export type AnswerOutcome = 'correct' | 'wrong' | 'unanswered'

/** Marks for each outcome of a question, exact. */
export type Marking = Readonly<Record<AnswerOutcome, Fraction>>

/** A scheme as a test, a section or a question stores it: what it leaves out, the level above says. */
export type StoredMarking = Partial<Marking>

const outcomes: readonly AnswerOutcome[] = ['correct', 'wrong', 'unanswered']

/**
 * `marking: { correct: 1, wrong: "-1/3", unanswered: 0 }`, numbers or fraction texts; null when absent or nothing in it
 * can be read. A part that cannot be read counts as left out.
 */
export const storedMarking = z.pipe(
  anything,
  z.transform((value): StoredMarking | null => {
    const map = z.record(z.string(), z.unknown()).safeParse(value)
    if (!map.success) return null
    const read = outcomes.flatMap((outcome) => {
      const marks = readFraction(map.data[outcome])
      return marks ? [[outcome, marks] as const] : []
    })
    return read.length > 0 ? Object.fromEntries(read) : null
  }),
)

/**
 * The scheme of one question: its own beats its section's, which beats its test's. Null when none of them has one;
 * what all leave out is 1 for a right answer and 0 otherwise.
 */
export function resolveMarking(...levels: ReadonlyArray<StoredMarking | null | undefined>): Marking | null {
  const stored = levels.filter((level) => level !== null && level !== undefined)
  if (stored.length === 0) return null
  const marksOf = (outcome: AnswerOutcome, preset: number) =>
    stored.find((level) => level[outcome])?.[outcome] ?? fraction(preset)
  return {
    correct: marksOf('correct', 1),
    wrong: marksOf('wrong', 0),
    unanswered: marksOf('unanswered', 0),
  }
}

function signed(marks: Fraction): string {
  return `${marks.numerator > 0 ? '+' : ''}${formatFraction(marks)}`
}

/** How a scheme stands beside a question: `+1 / -1/3`, `+2 / 0`. */
export function markingLabel({ correct, wrong }: Marking): string {
  return `${signed(correct)} / ${signed(wrong)}`
}

/** Marks with their word: `1 mark`, `-1/3 mark`, `2 marks`, `0 marks`. */
export function marksText(marks: Fraction): string {
  const isOne = marks.numerator !== 0 && Math.abs(marks.numerator) <= marks.denominator
  return `${formatFraction(marks)} ${isOne ? 'mark' : 'marks'}`
}

export interface Marks {
  readonly scored: Fraction
  /** What the paper would give if everything were right. */
  readonly possible: Fraction
}

/** Marks over questions with their schemes; one without a scheme gives none. Null when no question has one. */
export function sumMarks(
  results: ReadonlyArray<{ marking: Marking | null; outcome: AnswerOutcome }>,
): Marks | null {
  const schemes = results.filter((result) => result.marking !== null)
  if (schemes.length === 0) return null
  let scored = fraction(0)
  let possible = fraction(0)
  for (const { marking, outcome } of schemes) {
    if (!marking) continue
    scored = addFractions(scored, marking[outcome])
    possible = addFractions(possible, marking.correct)
  }
  return { scored, possible }
}
