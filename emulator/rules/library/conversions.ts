import { RulePath, type RuleValue } from '../values'
import { RuleError } from './rule-error'
import { typeName } from './type-names'

const INT = /^[+-]?\d+$/
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?$/
const SPECIAL = /^([+-]?)(NaN|Infinity)$/
const HEXADECIMAL = /^([+-]?)0[xX]([0-9A-Fa-f]*)\.?([0-9A-Fa-f]*)[pP]([+-]?\d+)[fFdD]?$/
const LARGEST = 2n ** 63n - 1n
const SMALLEST = -(2n ** 63n)

function noConversion(value: RuleValue, to: string): never {
  const shown = typeof value === 'string' ? `'${value}'` : typeName(value)
  throw new RuleError(`${to}() cannot convert ${shown}`)
}

/** `int()`: converts a whole decimal string, or a float, truncated and limited to 64 bits. */
export function convertToInt(value: RuleValue): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return 0n
    if (value >= 2 ** 63) return LARGEST
    return value <= -(2 ** 63) ? SMALLEST : BigInt(Math.trunc(value))
  }
  if (typeof value !== 'string' || !INT.test(value)) return noConversion(value, 'int')
  const digits = BigInt(value.replace('+', ''))
  return digits > LARGEST || digits < SMALLEST ? noConversion(value, 'int') : digits
}

function parseFloatText(text: string): number | null {
  if (DECIMAL.test(text)) return Number(text.replace(/[fFdD]$/, ''))
  const special = SPECIAL.exec(text)
  if (special !== null) {
    const size = special[2] === 'NaN' ? Number.NaN : Number.POSITIVE_INFINITY
    return special[1] === '-' ? -size : size
  }
  const [, sign, whole = '', fraction = '', power] = HEXADECIMAL.exec(text) ?? []
  if (power === undefined || whole + fraction === '') return null
  const magnitude = Number.parseInt(whole + fraction, 16) * 2 ** (Number(power) - 4 * fraction.length)
  return sign === '-' ? -magnitude : magnitude
}

/** `float()`: converts a number, or a string in any form that the real services parse. */
export function convertToFloat(value: RuleValue): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value)
  if (typeof value !== 'string') return noConversion(value, 'float')
  // The real services trim control characters and spaces at both ends.
  return parseFloatText(value.replace(/^[\0- ]+|[\0- ]+$/g, '')) ?? noConversion(value, 'float')
}

/** A float as the real services print it: at least one decimal, scientific outside 0.001 to 10,000,000. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0'
  const size = Math.abs(value)
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value)
  const [digits = '', power = ''] = value.toExponential().split('e')
  return `${digits.includes('.') ? digits : `${digits}.0`}E${power.replace('+', '')}`
}

/** `string()`: converts an int, float, bool, null, string or path. */
export function convertToString(value: RuleValue): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return floatText(value)
  if (typeof value === 'bigint' || typeof value === 'boolean' || value === null) return String(value)
  return value instanceof RulePath ? `/${value.segments.join('/')}` : noConversion(value, 'string')
}

/** `path()`: converts a string, with or without a leading slash. */
export function convertToPath(value: RuleValue): RulePath {
  if (typeof value !== 'string') return noConversion(value, 'path')
  const segments = value.replace(/^\//, '').split('/')
  if (segments.includes('')) throw new RuleError(`path() cannot convert '${value}': a segment is empty`)
  return new RulePath(segments)
}
