/** What options give and take in shares of a question's marks, as Moodle, GIFT and QTI 1.2 write it, as a scheme of the app. */
import { type Fraction, formatFraction, fraction } from '../../../src/domain/fraction'
import type { AuthoredQuestion } from './authored'
import { storedMarks, times } from './marks'

/** The marks of a question, and what could not be kept of them, in sentences. */
export interface ShareMarks {
  readonly marking: AuthoredQuestion['marking']
  readonly doubts: readonly string[]
}

const none = fraction(0)
const isSame = (one: Fraction, other: Fraction) =>
  one.numerator === other.numerator && one.denominator === other.denominator

/** As people read it: `-50%`, and `-33.33%` for a third. */
const percentageOf = ({ numerator, denominator }: Fraction): string =>
  `${Number(((100 * numerator) / denominator).toFixed(2))}%`

/** One mark for a right answer and none for a wrong one are those of every question: null. */
function marking(grade: Fraction, loss: Fraction, partial?: Fraction): AuthoredQuestion['marking'] {
  if (grade.numerator === grade.denominator && loss.numerator === 0 && !partial) return null
  return {
    correct: storedMarks(grade),
    ...(loss.numerator === 0 ? {} : { wrong: storedMarks(times(grade, loss)) }),
    ...(partial ? { partial: storedMarks(times(grade, partial)) } : {}),
  }
}

/**
 * Where one answer is right.
 * @param losses what each wrong one takes, `-1/4`
 * @throws Error with a sentence when they differ
 */
export function marksOfOne(grade: Fraction, losses: readonly Fraction[]): ShareMarks {
  const [loss = none] = losses
  const other = losses.find((one) => !isSame(one, loss))
  if (other)
    throw new Error(
      `its wrong options cost different parts of its marks (${percentageOf(loss)} and ${percentageOf(other)}), which cannot be kept`,
    )
  return { marking: marking(grade, loss), doubts: [] }
}

/** Where several options are right, of which each gives its part. @param rights how many */
export function marksOfSeveral(grade: Fraction, rights: number, losses: readonly Fraction[]): ShareMarks {
  const part = fraction(1, rights)
  const takes = losses.filter(({ numerator }) => numerator < 0)
  if (takes.length === 0) return { marking: marking(grade, none), doubts: [] }
  const graded = marking(grade, none, part)
  // Where a wrong option takes everything, each right one gives its part, as `partial` says it.
  const takeAll = losses.every(({ numerator, denominator }) => numerator <= -denominator)
  if (takeAll) return { marking: graded, doubts: [] }
  const shares = [...new Set(losses.map(percentageOf))].join(' and ')
  return {
    marking: graded,
    doubts: [
      `its wrong options take a part of its marks (${shares}), which the app has not where several options are right: that penalty is not kept. Each right option gives ${formatFraction(part)} of the marks, and whoever chooses a wrong one gets none`,
    ],
  }
}

/**
 * Where a number is typed.
 * @param anything what every other number takes; null where the file does not say it
 * @param named wrong numbers that the file names, with what each takes
 */
export function marksOfNumber(
  grade: Fraction,
  anything: Fraction | null,
  named: ReadonlyArray<{ readonly text: string; readonly loss: Fraction }>,
): ShareMarks {
  const loss = anything ?? none
  return {
    marking: marking(grade, loss),
    doubts: named
      .filter((one) => !isSame(one.loss, loss))
      .map(
        (one) =>
          `the wrong answer "${one.text}" has a share of its own (${percentageOf(one.loss)}), which is not kept: it counts as any wrong answer`,
      ),
  }
}
