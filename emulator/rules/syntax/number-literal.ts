import type { Cursor } from './cursor'

const NUMBER = /\d+(\.\d+)?([eE][+-]?\d+)?/y
const LARGEST_INT = 2n ** 63n - 1n

/**
 * Reads an int or a float; the cursor is on its first digit.
 * @throws RulesSyntaxError for an int beyond 64 bits; 2^63 itself is let through behind a minus sign only.
 */
export function readNumber(cursor: Cursor, behindMinus: boolean): bigint | number {
  const start = cursor.offset
  NUMBER.lastIndex = start
  const match = NUMBER.exec(cursor.text)
  const text = match?.[0] ?? ''
  cursor.offset += text.length
  if (match?.[1] !== undefined || match?.[2] !== undefined) return Number(text)
  const value = BigInt(text)
  if (value > LARGEST_INT + (behindMinus ? 1n : 0n)) {
    cursor.source.fail(start, `${text} does not fit in 64 bits`)
  }
  return value
}
