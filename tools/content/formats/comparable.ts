/** Texts as they are compared: with options, with a key, and with other questions. */
import { type Language, plainText, type RichText } from '../../../src/domain/rich-text'

const raised = { signs: '⁰¹²³⁴⁵⁶⁷⁸⁹', mark: '^' }
const lowered = { signs: '₀₁₂₃₄₅₆₇₈₉', mark: '_' }

/** Digits that stand higher or lower by themselves, in brackets behind their mark. */
const inBrackets = (text: string, { signs, mark }: typeof raised) =>
  text.replace(
    new RegExp(`[${signs}]+`, 'g'),
    (run) => `${mark}(${Array.from(run, (sign) => signs.indexOf(sign)).join('')})`,
  )

/**
 * A text in letters, in which raised and lowered ones differ from others: `x<sup>a</sup>` is `x^(a)`. `2<sup>10</sup>`,
 * `2¹⁰` and `2^10` are all `2^(10)`.
 */
export function comparable(text: RichText, language?: Language): string {
  const marks: Readonly<Record<string, string>> = { sup: '^', sub: '_' }
  const marked: RichText = JSON.parse(JSON.stringify(text), (_, value) =>
    value?.type in marks ? `${marks[value.type]}(${value.text})` : value,
  )
  const letters = plainText(marked, language).replace(/\^(\d+)/g, '^($1)')
  return inBrackets(inBrackets(letters, raised), lowered)
}

const sum = /^\s*(?:Rs\.?|INR|₹|रु\.?|रू\.?|రూ\.?)?\s*([-−]?\d[\d,]*(?:\.\d+)?)\s*(?:\/-)?\s*$/iu

/** Whether two texts are the same sum of money, written in two ways: "Rs. 210", "₹ 210". */
export function areSameSum(one: string, other: string): boolean {
  if (one === other || one.length > 39 || other.length > 39) return false
  const amount = sum.exec(one)?.[1]
  return amount !== undefined && amount === sum.exec(other)?.[1]
}
