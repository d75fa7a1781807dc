import { describe, expect, test } from 'vitest'
import { type ModelName, models, randomOf } from './models'
import { live } from './student'

const modelNames = Object.keys(models) as ModelName[]
const seeds = [1]
const tooMany = { days: 60, mistakes: 6, minutes: 8 }
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe('sixty days with more due than the minutes hold', () => {
  test('leave more known, over all models of forgetting, than least known first and than random repetition', () => {
    const knownBy = (choice: Parameters<typeof live>[2]) =>
      mean(
        modelNames.flatMap((model) =>
          seeds.map((seed) => {
            const { known, revised } = live(tooMany, model, choice, seed)
            // All of it in the same minutes: eight of them hold at most 19 questions of 25 seconds.
            expect(revised).toBeLessThanOrEqual(tooMany.days * 19)
            return known
          }),
        ),
      )
    const own = knownBy('oldest due first (the app)')
    expect(own).toBeGreaterThan(knownBy('least known first'))
    expect(own).toBeGreaterThan(knownBy('no schedule: random repetition'))
  })

  test('come out the same each time', () => {
    const again = () => live(tooMany, 'power', 'due in random order', 7)
    expect(again()).toEqual(again())
  })
})

test.each(modelNames)('%s: a memory fades, and holds longer after a right answer', (name) => {
  const memory = models[name](0, 0.5 + randomOf(1)())
  expect(memory.recall(9)).toBeLessThan(memory.recall(3))
  expect(memory.recall(3)).toBeLessThanOrEqual(1)
  expect(memory.asked(3, true).recall(9)).toBeGreaterThan(memory.recall(6 + 3))
})
