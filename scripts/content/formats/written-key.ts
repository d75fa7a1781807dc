/** Keys and marks as people write them: `B`, `(a)`, `A, C`, `12.5`, `3.5 to 3.6`, `12.56 ± 0.04`. */
import { readNumber } from '../../../src/domain/answer'
import { readFraction } from '../../../src/domain/fraction'
import type { AuthoredKey, AuthoredQuestion } from './authored'
import { storedMarks } from './moodle-marks'

function numericKey(text: string): AuthoredKey {
  const number = (part: string | undefined) => {
    const found = readNumber(part ?? '')
    if (found === null)
      throw new Error(`its answer "${text}" is no number of up to nine digits and six decimals`)
    return found
  }
  const range = /^(-?[\d.]+)\s*(?:to|–|-|~)\s*(-?[\d.]+)$/i.exec(text)
  if (range) {
    const [from, to] = [number(range[1]), number(range[2])]
    if (from > to) throw new Error(`its range "${text}" ends before it begins`)
    return { kind: 'numeric', from, to }
  }
  const [answer, tolerance, ...more] = text.split(/±|\+\/-/).map((part) => part.trim())
  if (more.length > 0) throw new Error(`its answer "${text}" cannot be read`)
  return {
    kind: 'numeric',
    answer: number(answer),
    ...(tolerance === undefined ? {} : { tolerance: number(tolerance) }),
  }
}

/**
 * @param options how many there are; none for a number
 * @param several whether several may be right, though one is named
 * @throws Error with a sentence for what is no key
 */
export function writtenKey(written: string, options: number, several = false): AuthoredKey {
  const text = written.trim().replace(/[.;]$/, '').trim()
  if (text === '') throw new Error('it has no answer')
  if (options === 0) return numericKey(text)
  const names = text
    .replace(/^options?\s+/i, '')
    .split(/\s*(?:,|;|&|\/|\band\b|\s)\s*/i)
    .filter(Boolean)
  const places = names.map((name) => {
    const sign = /^\(?([a-z]|\d{1,2})[).]?$/i.exec(name)?.[1]
    if (sign === undefined)
      throw new Error(`its answer "${text}" names no option: write its letter, as "B" or "A, C"`)
    const place = /\d/.test(sign) ? Number(sign) - 1 : sign.toLowerCase().charCodeAt(0) - 97
    if (place < 0 || place >= options) throw new Error(`its answer "${text}" points at no option`)
    return place
  })
  const correct = [...new Set(places)].sort((a, b) => a - b)
  const [first = 0] = correct
  return correct.length > 1 || several ? { kind: 'several', correct } : { kind: 'one', correct: first }
}

/** Marks for a right and a wrong answer: `2`, `2, -1/2`. What a wrong one costs may be written without its sign. */
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
