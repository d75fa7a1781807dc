import { expect, it } from 'vitest'
import { sequence } from './numbers'
import { kinds } from './worked'

it.each(kinds)('$title: 200 exercises have steps, an answer and no odd number', ({ make }) => {
  const choose = sequence(11)
  const made = Array.from({ length: 200 }, () => make(choose))
  for (const { question, steps, answer } of made) {
    expect(steps.length).toBeGreaterThan(0)
    expect([question, ...steps, answer].join(' ')).not.toMatch(/NaN|Infinity|undefined|\d\.\d{3}/)
    expect(answer).toMatch(/\d/)
  }
})

const answerOf = (title: string, ...numbers: number[]) => {
  const queue = [...numbers]
  return kinds.find((kind) => kind.title === title)?.make(() => queue.shift() ?? 0).answer
}

it.each([
  ['Multiplying near a hundred', [4, 7], '8,928'],
  ['Squaring two-digit numbers', [4, 7], '2,209'],
  ['HCF by division', [12, 7, 20], '12'],
  ['LCM by prime factors', [12, 18], '36'],
  ['Adding fractions', [4, 6, 1, 1], '5/12'],
  ['A percentage of a number', [7, 10], '140'],
  ['Profit and loss', [10, 0, 5], '20% profit'],
  ['Two discounts', [4, 1, 5], 'Rs. 720'],
  ['Simple interest', [5, 10, 3], 'Rs. 600, amount Rs. 2,600'],
  ['Compound interest for two years', [1, 2], 'Rs. 420'],
  ['Sharing in a ratio', [2, 3, 5, 5], 'Rs. 200, Rs. 300, Rs. 500'],
  ['Work done together', [10, 15], '6 days'],
  ['Average speed over equal distances', [8, 12], '48 km/h'],
  ['Trains and platforms', [4, 10, 20], '200 m'],
  ['Averages that change', [10, 40, 2], '62'],
  ['The mixture cross', [20, 10, 5], '1 : 2'],
])('%s with %o is %s', (title, numbers, answer) => {
  expect(answerOf(title, ...numbers)).toBe(answer)
})
