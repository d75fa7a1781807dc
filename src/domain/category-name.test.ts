import { expect, test } from 'vitest'
import { currentAffairsCategories } from '@/config/limits'
import { quizCategories } from '@/config/quiz-categories'
import { allDocuments } from '../../seed/read-seed'
import { topicNames, translatedCategories } from './category-name'

/** The topics of all questions below a stored value. */
function topicsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'topic' in value && typeof value.topic === 'string' ? [value.topic] : []
  return [...own, ...Object.values(value).flatMap(topicsIn)]
}

test('every topic of the seed has translations', () => {
  const topics = new Set(allDocuments().flatMap(({ document }) => topicsIn(document)))
  expect([...translatedCategories, ...topicNames]).toEqual(expect.arrayContaining([...topics]))
})

test('every fixed category has translations', () => {
  expect(translatedCategories).toEqual(
    expect.arrayContaining([...currentAffairsCategories, ...quizCategories]),
  )
})
