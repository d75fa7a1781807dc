/** A number to type: exact, give or take `tolerance`, or from `answerFrom` to `answerTo`. The answer is that number. */
import { type Key, readNumber, writeNumber } from '../answer'
import type { Kind } from './kind'

const fields = ['answer', 'tolerance', 'answerFrom', 'answerTo'] as const

export const numeric: Kind = {
  hasOptions: false,
  optionsIn: () => [],
  answerOf: () => 0,
  read({ number }) {
    const given = fields.map(number)
    const [answer = null, tolerance = null, from = null, to = null] = given
    const withKey = (correctAnswer: Key) => ({ options: [], correctAnswer })
    // What cannot be typed exactly would never be right.
    if (given.some((one) => one !== null && readNumber(writeNumber(one)) !== one))
      return 'its number has more than nine digits or six decimals'
    if (from !== null && to !== null)
      return from <= to ? withKey({ from, to }) : 'its range ends before it begins'
    if (answer === null) return 'it has no usable key'
    if (!tolerance) return withKey(answer)
    return tolerance > 0
      ? withKey({ from: answer - tolerance, to: answer + tolerance })
      : 'its tolerance is below zero'
  },
}
