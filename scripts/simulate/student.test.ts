import { describe, expect, test } from 'vitest'
import { asked, newMemory, randomOf, recall } from './memory'
import { live } from './student'

const seeds = [1, 2, 3]
const fitting = { days: 60, mistakes: 3, minutes: 8 }
const tooMany = { days: 60, mistakes: 6, minutes: 8 }

describe('sixty days of revision', () => {
  test.each([
    ['enough time', fitting, 0.03],
    ['too little time', tooMany, 0.02],
  ])('leave more of the book known than random repetition of the same minutes, with %s', (_, plan, more) => {
    for (const seed of seeds) {
      const [revision, random] = [
        live(plan, 'revision: due, least known first', seed),
        live(plan, 'random repetition', seed),
      ]
      const end = plan.days - 1
      expect(revision.known[end] ?? 0).toBeGreaterThan((random.known[end] ?? 1) + more)
      expect(revision.mean).toBeGreaterThan(random.mean)
      // All of it in the same minutes: eight of them hold at most 19 questions of 25 seconds.
      expect(revision.revised).toBeLessThanOrEqual(plan.days * 19)
    }
  })

  test('come out the same each time', () => {
    expect(live(fitting, 'random repetition', 7)).toEqual(live(fitting, 'random repetition', 7))
  })
})

test('a memory fades, and a right answer holds the longer, the closer it was to being lost', () => {
  const memory = newMemory(0, randomOf(1))
  expect(recall(memory, 0)).toBe(1)
  expect(recall(memory, 9)).toBeLessThan(recall(memory, 3))
  expect(asked(memory, 9, true).stability).toBeGreaterThan(asked(memory, 3, true).stability)
  expect(asked(memory, 9, false).stability).toBeLessThanOrEqual(memory.stability)
})
