/** An exact number, for marks of a third: `denominator` is positive and the two have no common divisor. */
export interface Fraction {
  readonly numerator: number
  readonly denominator: number
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** The fraction in lowest terms. `denominator` must not be 0. */
export function fraction(numerator: number, denominator = 1): Fraction {
  const common = divisor(Math.abs(numerator), Math.abs(denominator)) * Math.sign(denominator)
  // Plus 0 makes a plain zero of a negative one.
  return { numerator: numerator / common + 0, denominator: denominator / common }
}

/**
 * Reads `1`, `-0.25`, `"2"` or `"-1/3"` exactly, a decimal digit by digit; null for anything else. Up to six digits
 * a part: more are no marks but a mistake.
 */
export function readFraction(value: unknown): Fraction | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return null
  // Editors put a real minus sign where a hyphen was typed.
  const match = /^([+-]?)(\d{1,6})(?:\.(\d{1,6})|\s*\/\s*(\d{1,6}))?$/.exec(
    text.trim().replace('\u2212', '-'),
  )
  if (!match) return null
  const [, sign, whole = '', decimals = '', below = '1'] = match
  const denominator = decimals ? 10 ** decimals.length : Number(below)
  if (denominator === 0) return null
  const numerator = Number(whole + decimals)
  return fraction(sign === '-' ? -numerator : numerator, denominator)
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

/** Exact and without a blank: `2`, `-1/3`, `38/3`. `readExact` reads it. */
export const writeExact = ({ numerator, denominator }: Fraction): string =>
  denominator === 1 ? String(numerator) : `${numerator}/${denominator}`

/** What `writeExact` wrote, whose numbers may be longer than those that people write; null for anything else. */
export function readExact(text: string): Fraction | null {
  const [, numerator, denominator = '1'] = /^(-?\d{1,12})(?:\/([1-9]\d{0,11}))?$/.exec(text) ?? []
  return numerator === undefined ? null : fraction(Number(numerator), Number(denominator))
}

/** As documents store it: `2`, `-0.25`, and `-1/3` or `12 2/3` where decimals would not end within two places. */
export function formatFraction({ numerator, denominator }: Fraction): string {
  if (100 % denominator === 0) return String(numerator / denominator)
  const size = Math.abs(numerator)
  const whole = Math.floor(size / denominator)
  const rest = `${size % denominator}/${denominator}`
  return `${numerator < 0 ? '-' : ''}${whole > 0 ? `${whole} ${rest}` : rest}`
}

/** As the screen shows it: `2`, `−0.25`, `−⅓`, `12⅔`. */
export function showFraction(value: Fraction): string {
  return formatFraction(value)
    .replace('-', '\u2212')
    .replace(/ ?1\/3$/, '⅓')
    .replace(/ ?2\/3$/, '⅔')
}
