import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Calculator } from '@/domain/test-layout'
import { type CalculatorKey, displayOf, newCalculator, pressKey, waitingText } from './calculator'

const named: Readonly<Record<string, CalculatorKey>> = { '<': 'backspace', neg: 'negate', '!': 'factorial' }

/** Keys as they are pressed; numbers are typed digit by digit, words and signs are keys. */
function pressed(keys: string, kind: Calculator) {
  const all = keys
    .split(' ')
    .filter(Boolean)
    .flatMap((word) =>
      // What is left over is a key's own name; a misspelt one would do nothing, and no expectation would hold.
      /^[\d.]+$/.test(word) ? (word.split('') as CalculatorKey[]) : [named[word] ?? (word as CalculatorKey)],
    )
  return all.reduce(pressKey, newCalculator(kind))
}
const result = (keys: string, kind: Calculator = 'basic') => displayOf(pressed(keys, kind))

describe('the basic calculator', () => {
  test.each([
    ['', '0'],
    ['007', '7'],
    ['1.5.2', '1.52'],
    ['.5', '0.5'],
    ['12345678901', '1234567890'],
    ['12 <', '1'],
    ['1 < <', '0'],
    ['5 neg <', '0'],
    ['5 neg', '-5'],
    ['2 + 3 * 4 =', '20'],
    ['2 + 3 *', '5'],
    ['0.1 + 0.2 =', '0.3'],
    ['1.1 * 1.1 =', '1.21'],
    ['0.3 - 0.1 =', '0.2'],
    ['1234567.89 - 1234567.8 =', '0.09'],
    ['1 / 3 =', '0.3333333333'],
    ['1 / 3 * 3 =', '1'],
    ['2 / 3 =', '0.6666666667'],
    ['7382.57 * 6308.50 =', '46572942.85'],
    ['5 * 213.81 * =', '1142867.903'],
    ['9999999999 * 9999999999 =', '9.999999998e+19'],
    ['1 / 8000000 =', '1.25e-7'],
    ['5 + - 3 =', '2'],
    ['5 + =', '10'],
    ['2 + 3 = 4', '4'],
    ['2 + 3 = * 4 =', '20'],
    ['200 + 10 % =', '220'],
    ['200 - 10 % =', '180'],
    ['200 * 10 % =', '20'],
    ['50 %', '0.5'],
    ['144 sqrt', '12'],
    ['2 sqrt', '1.414213562'],
    ['0.0004 sqrt', '0.02'],
    ['2 sqrt * 2 sqrt - 2 =', '0'],
    ['9 + 16 sqrt =', '13'],
    ['5 M+ C 7 M+ C MR', '12'],
    ['5 M+ 2 M- C MR', '3'],
    ['5 M+ MC MR', '0'],
    ['5 M+ 3', '3'],
    ['2 * 5 M+ =', '10'],
    ['1 / 0 =', 'Error'],
    ['1 / 0 = 5 + 5 =', 'Error'],
    ['1 / 0 = C 5', '5'],
    ['4 neg sqrt', 'Error'],
    ['8 M+ 1 / 0 = C MR', '8'],
  ])('after %j shows %s', (keys, shows) => {
    expect(result(keys)).toBe(shows)
  })

  test('gives what exact arithmetic gives, to ten digits, for whatever is typed', () => {
    const entry = fc.tuple(fc.nat(9_999_999), fc.nat(6)).map(([digits, decimals]) => {
      const text = String(digits).padStart(decimals + 1, '0')
      const whole = text.slice(0, text.length - decimals)
      return {
        typed: decimals ? `${whole}.${text.slice(-decimals)}` : whole,
        over: BigInt(digits),
        under: BigInt(10) ** BigInt(decimals),
      }
    })
    type Ratio = { over: bigint; under: bigint }
    const exact: Record<string, (a: Ratio, b: Ratio) => Ratio> = {
      '+': (a, b) => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under }),
      '-': (a, b) => ({ over: a.over * b.under - b.over * a.under, under: a.under * b.under }),
      '*': (a, b) => ({ over: a.over * b.over, under: a.under * b.under }),
      '/': (a, b) => ({ over: a.over * b.under, under: a.under * b.over }),
    }
    const magnitude = (value: bigint) => (value < 0 ? -value : value)
    fc.assert(
      fc.property(entry, entry, fc.constantFrom('+', '-', '*', '/'), (a, b, operator) => {
        fc.pre(operator !== '/' || b.over !== BigInt(0))
        const shows = result(`${a.typed} ${operator} ${b.typed} =`)
        expect(shows).toMatch(/^-?\d+(\.\d*[1-9])?(e[+-]\d+)?$/)
        expect(shows.replace(/e.*/, '').replace(/^-?0\.0*|\D/g, '').length).toBeLessThanOrEqual(10)
        const { over, under } = exact[operator]?.(a, b) ?? { over: BigInt(0), under: BigInt(1) }
        const [mantissa = '', power = '0'] = shows.split('e')
        const decimals = mantissa.split('.')[1]?.length ?? 0
        const shift = Number(power) - decimals
        const digits = BigInt(mantissa.replace('.', ''))
        const [up, down] = [
          BigInt(10) ** BigInt(Math.max(0, shift)),
          BigInt(10) ** BigInt(Math.max(0, -shift)),
        ]
        // |shown - exact| ≤ half a unit of the tenth digit of the exact result.
        const difference = magnitude(digits * up * under - over * down)
        expect(difference * BigInt(2_000_000_000) <= magnitude(over) * down).toBe(true)
        expect(shows === '0').toBe(over === BigInt(0))
      }),
      { numRuns: 2000 },
    )
  })

  test('never shows anything but a number or Error, whatever is pressed', () => {
    const keys = fc.array(
      fc.constantFrom<CalculatorKey>(
        ...([
          '0',
          '1',
          '7',
          '.',
          '+',
          '-',
          '*',
          '/',
          '^',
          '=',
          '(',
          ')',
          'C',
          'backspace',
          'negate',
        ] as const),
        ...(['%', 'sqrt', 'square', 'inverse', 'factorial', 'sin', 'tan', 'log', 'ln', 'pi'] as const),
        ...(['MR', 'M+', 'M-', 'MC', 'angle'] as const),
      ),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(keys, fc.constantFrom<Calculator>('basic', 'scientific'), (all, kind) => {
        const state = all.reduce(pressKey, newCalculator(kind))
        expect(displayOf(state)).toMatch(/^(Error|-?\d+(\.\d*)?(e[+-]\d+)?)$/)
      }),
    )
  })
})

describe('the scientific calculator', () => {
  const scientific = (keys: string) => result(keys, 'scientific')

  test.each([
    ['2 + 3 * 4 =', '14'],
    ['2 * 3 ^ 2 =', '18'],
    ['2 ^ 10 =', '1024'],
    ['2 ^ 3 neg =', '0.125'],
    ['2 ^ 0.5 =', '1.414213562'],
    ['0 ^ 0 =', '1'],
    ['2 neg ^ ( 0.28 * 100 ) =', '268435456'],
    ['2 neg ^ ( 2.9 / 0.1 ) =', '-536870912'],
    ['0.07 * 100 = !', '5040'],
    ['8 sqrt square !', '40320'],
    ['0 ^ 1 neg =', 'Error'],
    ['4 neg ^ 0.5 =', 'Error'],
    ['( 2 + 3 ) * 4 =', '20'],
    ['2 * ( 3 + 4', '4'],
    ['2 * ( 3 + 4 =', '14'],
    ['2 + 3 * - 1 =', '4'],
    ['3 )', '3'],
    ['30 sin', '0.5'],
    ['180 sin', '0'],
    ['90 cos', '0'],
    ['60 cos', '0.5'],
    ['45 tan', '1'],
    ['90 tan', 'Error'],
    ['270 tan', 'Error'],
    ['45 neg sin', '-0.7071067812'],
    ['750 sin', '0.5'],
    ['0.00001 sin', '1.745329252e-7'],
    ['angle pi sin', '0'],
    ['angle pi / 2 = tan', 'Error'],
    ['angle pi / 6 = sin', '0.5'],
    ['angle 1 sin', '0.8414709848'],
    ['1000 log', '3'],
    ['e ln', '1'],
    ['1.000000001 ln', '9.999999995e-10'],
    ['0 log', 'Error'],
    ['2 neg ln', 'Error'],
    ['12 square', '144'],
    ['8 inverse', '0.125'],
    ['0 inverse', 'Error'],
    ['5 !', '120'],
    ['0 !', '1'],
    ['69 !', '1.711224524e+98'],
    ['70 !', 'Error'],
    ['2.5 !', 'Error'],
    ['3 neg !', 'Error'],
    ['pi', '3.141592654'],
    ['10 ^ 99 =', '1e+99'],
    ['10 ^ 99 = * 10 =', 'Error'],
    ['10 ^ 60 = inverse square', '0'],
  ])('after %j shows %s', (keys, shows) => {
    expect(scientific(keys)).toBe(shows)
  })

  test('tells what waits', () => {
    expect(waitingText(pressed('12 + ( 3 * 4', 'scientific'))).toBe('12 + ( 3 ×')
  })
})
