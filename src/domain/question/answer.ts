/**
 * Answers and keys of every kind of question, as numbers and as texts (docs/decisions/042). What the number of an answer
 * means, its kind says (`kinds/`).
 */

/**
 * What is right: one answer; any of some; every number of a range, both ends included; or, where an exam body has decided
 * so, whatever was answered (`full-marks`), or the question does not count (`dropped`).
 */
export type Key =
  | number
  | { readonly anyOf: readonly number[] }
  | { readonly from: number; readonly to: number }
  | 'full-marks'
  | 'dropped'

/** Millionths: decimals of a key and of an answer are compared exactly. */
const millionths = (number: number) => Math.round(number * 1_000_000)

/** Whether an answer is right. Of a question that does not count none is. */
export function isRight(key: Key, answer: number): boolean {
  if (key === 'full-marks') return true
  if (key === 'dropped') return false
  if (typeof key === 'number') return millionths(key) === millionths(answer)
  if ('anyOf' in key) return key.anyOf.some((one) => millionths(one) === millionths(answer))
  return millionths(key.from) <= millionths(answer) && millionths(answer) <= millionths(key.to)
}

/** The answers that a key names, whose options a review marks; none where it names none. */
export function namedAnswers(key: Key): readonly number[] {
  if (typeof key === 'number') return [key]
  return typeof key === 'object' && 'anyOf' in key ? key.anyOf : []
}

/** `0` is A, `1` is B, and so on: how options are labelled everywhere (spec section 2, test taker). */
export const optionLetter = (option: number): string => String.fromCharCode(65 + option)

/** A number as it is typed and kept: up to nine digits and six decimals. */
const numberText = String.raw`-?\d{1,9}(?:\.\d{1,6})?`
const oneNumber = new RegExp(`^${numberText}$`)

/** A number that a student or an author typed; null for anything else. */
export function readNumber(text: string): number | null {
  // Editors put a real minus sign where a hyphen was typed.
  const typed = text.trim().replace('\u2212', '-')
  const digits = typed.replace(/^(-?)\.(?=\d)/, '$10.').replace(/(\d)\.$/, '$1')
  return oneNumber.test(digits) ? Number(digits) : null
}

/** A number without an exponent, as `readNumber` takes it. */
export const writeNumber = (number: number): string =>
  (Number(number.toFixed(6)) + 0).toFixed(6).replace(/\.?0+$/, '')

/** A key as attempts and corrections store it: `1`, `1|2`, `3.5~3.6`, `*` for full marks, `x` for dropped. */
export function writeKey(key: Key): string {
  if (key === 'full-marks') return '*'
  if (key === 'dropped') return 'x'
  if (typeof key === 'number') return writeNumber(key)
  if ('anyOf' in key) return key.anyOf.map(writeNumber).join('|')
  return `${writeNumber(key.from)}~${writeNumber(key.to)}`
}

/** A number of a key: a set of thirty options and the end of a range may have one digit more than what is typed. */
function keyNumber(text: string): number | null {
  return readNumber(text) ?? (/^-?\d{10}(?:\.\d{1,6})?$/.test(text) ? Number(text) : null)
}

/** What `writeKey` wrote; null for anything else. */
export function readKey(text: string): Key | null {
  if (text === '*') return 'full-marks'
  if (text === 'x') return 'dropped'
  const numbers = (parts: readonly string[]) => parts.flatMap((part) => keyNumber(part) ?? [])
  if (text.includes('~')) {
    const parts = text.split('~')
    const [from, to, ...more] = numbers(parts)
    const isRange = parts.length === 2 && from !== undefined && to !== undefined && from <= to
    return isRange && more.length === 0 ? { from, to } : null
  }
  const parts = text.split('|')
  const anyOf = numbers(parts)
  if (anyOf.length !== parts.length) return null
  return anyOf.length === 1 ? (anyOf[0] ?? null) : { anyOf }
}

/** A key as kept in JSON, with everything that is none refused. */
export function isKey(value: unknown): value is Key {
  const areNumbers = (values: readonly unknown[]) => values.every((one) => typeof one === 'number')
  if (typeof value !== 'object' || value === null)
    return areNumbers([value]) || value === 'full-marks' || value === 'dropped'
  if ('anyOf' in value) return Array.isArray(value.anyOf) && areNumbers(value.anyOf)
  return 'from' in value && 'to' in value && areNumbers([value.from, value.to])
}
