/** Marks as files have them: fractions, grades, and percentages of a grade as Moodle has them. */
import { type Fraction, formatFraction, fraction, readFraction } from '../../../src/domain/fraction'
import type { AuthoredQuestion } from './authored'

/** Parts of a grade that Moodle knows, in hundredths of a percent rounded as its files have them. */
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

/** `33.33333` is a third. Null for a percentage that is no part of Moodle's list. */
export function partOf(percent: number): Fraction | null {
  const found = parts.find((part) => Math.abs(percentOf(part) - Math.abs(percent)) < 0.001)
  if (percent === 0) return fraction(0)
  return found ? fraction(Math.sign(percent) * found.numerator, found.denominator) : null
}

/** A part as Moodle writes it; null where Moodle has none such. */
export function percentText(part: Fraction): string | null {
  const percent = percentOf(part)
  return partOf(percent) === null ? null : String(Number(percent.toFixed(5)))
}

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
