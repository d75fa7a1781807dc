import { expect, test } from 'vitest'
import { topicNames, translatedCategories } from '../src/domain/category-name'
import { seedIndex } from './make/seed-index'
import { allDocuments, readCollections } from './read-seed'

test('the index has the questions of the documents beside it: else run npx tsx seed/make/documents.ts', () => {
  expect(readCollections().get('question_index')).toEqual(seedIndex())
})

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
