/** The value of a sum such as `1200 * (1 + 5/100) ^ 2`, for checking the keys of calculation questions. */

const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  sqrt: Math.sqrt,
  floor: Math.floor,
  round: Math.round,
  max: Math.max,
  min: Math.min,
  gcd: (a = 0, b = 0) => greatestDivisor(a, b),
  lcm: (a = 0, b = 0) => (a * b) / greatestDivisor(a, b),
  fact: (n = 0) => product(1, n),
  choose: (n = 0, r = 0) => product(n - r + 1, n) / product(1, r),
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

function product(from: number, to: number): number {
  let result = 1
  for (let factor = from; factor <= to; factor++) result *= factor
  return result
}

/** Evaluates `+ - * / % ^`, brackets and the functions above. Throws an Error that names the text when it cannot be read. */
export function evaluate(text: string): number {
  const tokens = text.match(/\d+(?:\.\d+)?|[a-z]+|[-+*/%^(),]/g) ?? []
  if (tokens.join('') !== text.replaceAll(/\s/g, '')) throw new Error(`cannot read the sum "${text}"`)
  let position = 0
  const next = () => tokens[position]
  const take = (token: string) => {
    if (next() !== token) throw new Error(`expected "${token}" in the sum "${text}"`)
    position++
  }

  const sum = (): number => {
    let value = term()
    for (let op = next(); op === '+' || op === '-'; op = next()) {
      position++
      value = op === '+' ? value + term() : value - term()
    }
    return value
  }
  const term = (): number => {
    let value = power()
    for (let op = next(); op === '*' || op === '/' || op === '%'; op = next()) {
      position++
      const right = power()
      value = op === '*' ? value * right : op === '/' ? value / right : value % right
    }
    return value
  }
  const power = (): number => {
    if (next() === '-') {
      position++
      return -power()
    }
    const base = atom()
    if (next() !== '^') return base
    position++
    return base ** power()
  }
  const atom = (): number => {
    const token = next() ?? ''
    position++
    if (/^\d/.test(token)) return Number(token)
    if (token === '(') {
      const value = sum()
      take(')')
      return value
    }
    const call = FUNCTIONS[token]
    if (call === undefined) throw new Error(`unknown "${token}" in the sum "${text}"`)
    take('(')
    const values = [sum()]
    while (next() === ',') {
      position++
      values.push(sum())
    }
    take(')')
    return call(...values)
  }

  const value = sum()
  if (position !== tokens.length) throw new Error(`cannot read the sum "${text}" after "${next()}"`)
  return value
}
