/** Arithmetic that the drill book needs, exact in whole numbers. */

export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

export function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b
}

/** 360 is 2^3 × 3^2 × 5. */
export function factors(value: number): Array<[prime: number, power: number]> {
  const found: Array<[number, number]> = []
  let rest = value
  for (let prime = 2; prime * prime <= rest; prime++) {
    let power = 0
    while (rest % prime === 0) {
      rest /= prime
      power++
    }
    if (power > 0) found.push([prime, power])
  }
  if (rest > 1) found.push([rest, 1])
  return found
}

export function isPrime(value: number): boolean {
  return value > 1 && factors(value).length === 1 && factors(value)[0]?.[1] === 1
}

/** A fraction in lowest terms, as text: 6 of 8 is 3/4, 8 of 4 is 2. */
export function fraction(numerator: number, denominator: number): string {
  const common = gcd(Math.abs(numerator), denominator)
  const [top, bottom] = [numerator / common, denominator / common]
  return bottom === 1 ? String(top) : `${top}/${bottom}`
}

/** At most two decimals, without zeros at the end; Indian grouping from a thousand on. */
export function plain(value: number): string {
  return (Math.round(value * 100) / 100).toLocaleString('en-IN', { maximumFractionDigits: 2 })
}

/** Numbers that look unsystematic but are the same each time. */
export function sequence(seed: number): (from: number, to: number) => number {
  let state = seed * 2_654_435_761
  return (from, to) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from + Math.floor((state / 4_294_967_296) * (to - from + 1))
  }
}
