/** A decimal number, exactly: `digits` × 10^`exponent`. */
export interface Decimal {
  readonly digits: bigint
  readonly exponent: number
}

/** Digits that a result keeps: three times those that are shown, so that 1 ÷ 3 × 3 is 1. */
const precision = 30
/** What is left of a difference by rounding alone: 2 - √2 × √2. */
const dust = 20
/** A result must be below 10 to this power; what is closer to 0 than its inverse is 0. */
const largest = 100

const ten = BigInt(10)
const powerOfTen = (exponent: number) => ten ** BigInt(exponent)
const lengthOf = (digits: bigint) => String(digits < 0 ? -digits : digits).length

/** Half away from zero. */
function dividedBy(digits: bigint, divisor: bigint): bigint {
  const negative = digits < 0 !== divisor < 0
  const [over, under] = [digits < 0 ? -digits : digits, divisor < 0 ? -divisor : divisor]
  const quotient = (over * BigInt(2) + under) / (under * BigInt(2))
  return negative ? -quotient : quotient
}

/** To so many digits at most, without zeros at the end. */
export function rounded({ digits, exponent }: Decimal, places = precision): Decimal {
  const excess = Math.max(0, lengthOf(digits) - places)
  const cut = dividedBy(digits, powerOfTen(excess))
  if (cut === BigInt(0)) return { digits: cut, exponent: 0 }
  const zeros = /0*$/.exec(String(cut))?.[0].length ?? 0
  return { digits: cut / powerOfTen(zeros), exponent: exponent + excess + zeros }
}

/** A number as it is typed or as JavaScript writes it: `-12.5`, `1.5e-7`. */
export function decimal(text: string | number): Decimal {
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/.exec(String(text)) ?? []
  const digits = BigInt(`${whole}${part}` || '0')
  return rounded({ digits: sign ? -digits : digits, exponent: Number(power) - part.length }, 100)
}

/** Fourteen digits of a number that was worked out in binary, whose last ones are noise. */
export const fromBinary = (value: number) => decimal(value.toPrecision(14))
export const toBinary = ({ digits, exponent }: Decimal) => Number(`${digits}e${exponent}`)

export const isZero = ({ digits }: Decimal) => digits === BigInt(0)
export const negated = ({ digits, exponent }: Decimal): Decimal => ({ digits: -digits, exponent })
const magnitude = ({ digits, exponent }: Decimal) => lengthOf(digits) + exponent

export function sum(a: Decimal, b: Decimal): Decimal {
  // So far apart that the smaller one is beyond the last digit: no need for a thousand zeros.
  if (!isZero(a) && !isZero(b) && Math.abs(magnitude(a) - magnitude(b)) > precision + 1)
    return magnitude(a) > magnitude(b) ? a : b
  const exponent = Math.min(a.exponent, b.exponent)
  const raised = (one: Decimal) => one.digits * powerOfTen(one.exponent - exponent)
  const result = rounded({ digits: raised(a) + raised(b), exponent })
  const isDust = magnitude(result) < Math.max(magnitude(a), magnitude(b)) - dust
  return isDust ? { digits: BigInt(0), exponent: 0 } : result
}

export function product(a: Decimal, b: Decimal): Decimal {
  return rounded({ digits: a.digits * b.digits, exponent: a.exponent + b.exponent })
}

/** Null for a division by zero. */
export function quotient(a: Decimal, b: Decimal): Decimal | null {
  if (isZero(b)) return null
  const places = Math.max(0, precision + 1 + lengthOf(b.digits) - lengthOf(a.digits))
  return rounded({
    digits: dividedBy(a.digits * powerOfTen(places), b.digits),
    exponent: a.exponent - b.exponent - places,
  })
}

/** Null below zero. */
export function squareRoot(value: Decimal): Decimal | null {
  if (value.digits < 0) return null
  if (isZero(value)) return value
  const odd = Math.abs(value.exponent % 2)
  const places = 2 * precision + odd
  const radicand = value.digits * powerOfTen(places)
  // Newton's method from above.
  let root = powerOfTen(Math.ceil(lengthOf(radicand) / 2))
  for (
    let next = (root + radicand / root) / BigInt(2);
    next < root;
    next = (root + radicand / root) / BigInt(2)
  )
    root = next
  return rounded({ digits: root, exponent: (value.exponent - places) / 2 })
}

/** What is left of `value` in whole turns of `turn`: from 0 up to it. */
export function remainder(value: Decimal, turn: number): Decimal {
  if (value.exponent >= 0) {
    const left = (value.digits * powerOfTen(value.exponent)) % BigInt(turn)
    return { digits: left < 0 ? left + BigInt(turn) : left, exponent: 0 }
  }
  const whole = BigInt(turn) * powerOfTen(-value.exponent)
  const left = value.digits % whole
  return { digits: left < 0 ? left + whole : left, exponent: value.exponent }
}

/** The whole number that it is; null for one with decimals, or one beyond any that can be counted to. */
export function wholeNumber(value: Decimal): number | null {
  const { digits, exponent } = rounded(value)
  return exponent < 0 || magnitude({ digits, exponent }) > 9 ? null : Number(digits * powerOfTen(exponent))
}

/** A result that a calculator can hold; null when it is too large. */
export function held(value: Decimal): Decimal | null {
  if (magnitude(value) > largest) return null
  return magnitude(value) < -largest ? { digits: BigInt(0), exponent: 0 } : rounded(value)
}

/** To ten significant digits, as a display shows it: `0.3`, `-12.5`, `1.5e+12`. */
export function shown(value: Decimal): string {
  const { digits, exponent } = rounded(value, 10)
  const sign = digits < 0 ? '-' : ''
  const all = String(digits < 0 ? -digits : digits)
  const point = all.length + exponent
  if (point > 10 || point < -5) {
    const power = point - 1
    const decimals = all.length > 1 ? `.${all.slice(1)}` : ''
    return `${sign}${all[0]}${decimals}e${power < 0 ? '-' : '+'}${Math.abs(power)}`
  }
  if (exponent >= 0) return `${sign}${all}${'0'.repeat(exponent)}`
  return point > 0
    ? `${sign}${all.slice(0, point)}.${all.slice(point)}`
    : `${sign}0.${'0'.repeat(-point)}${all}`
}
