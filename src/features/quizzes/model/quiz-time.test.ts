import { expect, test } from 'vitest'
import { quizSummarySchema } from '@/content/quizzes/schema'
import { formatQuizTime } from '@/domain/durations'
import { screenMinutes } from '@/domain/quiz-time'
import { countByCategory } from './category-counts'

test.each([
  [{ timeInMinutes: 12, timeLimit: 99 }, 12, '12 mins'],
  [{ timeLimit: 90 }, 90, '1h 30m'],
  [{}, 30, '30 mins'],
  [{ timeInMinutes: -5 }, 30, '30 mins'],
  [{ timeInMinutes: 0 }, null, 'No time limit'],
  [{ timeInMinutes: 1e9 }, 1440, '24h 0m'],
])('a quiz with %j gives %s minutes on the screens: %s', (fields, minutes, text) => {
  const quiz = quizSummarySchema.parse({ id: 'g', title: 'x', ...fields })
  expect(screenMinutes(quiz)).toBe(minutes)
  expect(formatQuizTime(screenMinutes(quiz))).toBe(text)
})

test('all 12 categories are counted, also those without a quiz', () => {
  const counts = countByCategory([{ category: 'Polity' }, { category: 'Polity' }, { category: 'Astrology' }])
  expect(counts).toHaveLength(12)
  expect(counts.filter(({ count }) => count > 0)).toEqual([{ category: 'Polity', count: 2 }])
})
