import { expect, test } from 'vitest'
import { daysLookedAt } from '../tools/content/daily-draw'
import { dailyQuizzes } from './make/daily-quizzes'
import { readCollections } from './read-seed'

const collections = readCollections()

test('the daily quizzes are drawn from the other documents (else run: npx tsx seed/make/documents.ts)', () => {
  expect(collections.get('daily_quizzes')).toEqual(dailyQuizzes(collections))
})

test('the days around the seeding day have one each, and no question comes twice', () => {
  const quizzes = Object.values(collections.get('daily_quizzes') ?? {})
  expect(quizzes.length).toBeLessThan(daysLookedAt)
  expect(quizzes).toHaveLength(45)
  const refs = quizzes
    .flatMap(({ questions }) => (Array.isArray(questions) ? questions : []))
    .map(({ id }) => id)
  expect(new Set(refs).size).toBe(450)
})
