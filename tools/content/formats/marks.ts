/** Marks as files have them: fractions, grades, and percentages of a grade as Moodle has them. */
import { type Fraction, formatFraction, fraction, readFraction } from '../../../src/domain/fraction'
import type { AuthoredQuestion } from './authored'

/** Parts of a grade that Moodle knows. */
const parts: readonly Fraction[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20].map((below) => fraction(1, below)),
  fraction(2, 3),
  fraction(3, 4),
  fraction(5, 6),
  fraction(2, 5),
  fraction(3, 5),
  fraction(4, 5),
  fraction(3, 10),
  fraction(7, 10),
  fraction(9, 10),
]

const percentOf = ({ numerator, denominator }: Fraction) => (100 * numerator) / denominator

/** A part as Moodle writes it; null where Moodle has none such. */
export function percentText(part: Fraction): string | null {
  const size = fraction(Math.abs(part.numerator), part.denominator)
  const isKnown = [fraction(0), ...parts].some(
    ({ numerator, denominator }) => numerator === size.numerator && denominator === size.denominator,
  )
  return isKnown ? String(Number(percentOf(part).toFixed(5))) : null
}

/** Parts whose percentages never end, which are written cut off or rounded: 33.33, 66.67, 66.66. */
const endless = parts.filter(({ denominator }) => 100 % denominator !== 0 && 1000 % denominator !== 0)

/**
 * A percentage as people and programs write it, with or without its sign: `-33.33%` is minus a third, `12.5` an eighth.
 * Null for what is none. A rounded one without decimals (`33`) is just that many hundredths.
 */
export function shareOf(text: string): Fraction | null {
  const [, sign, digits = ''] = /^([+\-\u2212]?)\s*(\d{1,6}(?:\.\d{1,10})?)\s*%?$/.exec(text.trim()) ?? []
  if (digits === '') return null
  const bare = digits.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  const decimals = bare.split('.')[1]?.length ?? 0
  const isCutFrom = (part: Fraction) =>
    percentOf(part).toFixed(decimals) === bare ||
    (decimals > 1 && percentOf(part).toFixed(12).startsWith(bare))
  const part = decimals > 0 ? endless.find(isCutFrom) : undefined
  const exact = readFraction(bare)
  const share = part ?? (exact && times(exact, fraction(1, 100)))
  return share && (sign === '' || sign === '+' ? share : times(share, fraction(-1)))
}

/** Whether a percentage without decimals may be meant as a third, a sixth or a seventh: `33%`, `17%`. */
export const isRoundedShare = (share: Fraction): boolean =>
  100 % share.denominator === 0 &&
  endless.some((part) => Math.round(percentOf(part)) === Math.abs(percentOf(share)))

export function times(one: Fraction, other: Fraction): Fraction {
  return fraction(one.numerator * other.numerator, one.denominator * other.denominator)
}

/** Marks as documents store them: `2`, `-1/3`, `-4/3`. */
export function storedMarks(marks: Fraction): string {
  const written = formatFraction(marks)
  return written.includes(' ') ? `${marks.numerator}/${marks.denominator}` : written
}

/** A grade such as `1.0000000`. */
export function gradeOf(text: string): Fraction | null {
  return readFraction(
    text
      .trim()
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
  )
}

/** Marks for a right and a wrong answer as people write them. What a wrong one costs may be written without its sign. */
export function writtenMarks(right: string, wrong: string | undefined): AuthoredQuestion['marking'] {
  const read = (text: string) => {
    const marks = readFraction(text.replace(/^\+/, ''))
    if (!marks) throw new Error(`its marks "${text}" cannot be read`)
    return marks
  }
  const loss = wrong?.trim() ? read(wrong.trim()) : null
  return {
    correct: storedMarks(read(right.trim())),
    ...(loss && loss.numerator !== 0
      ? { wrong: storedMarks({ ...loss, numerator: -Math.abs(loss.numerator) }) }
      : {}),
  }
}
