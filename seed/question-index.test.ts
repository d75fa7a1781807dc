import { expect, test } from 'vitest'
import { seedIndex } from './make/seed-index'
import { readCollections } from './read-seed'

test('the index has the questions of the documents beside it: else run npx tsx seed/make/documents.ts', () => {
  expect(readCollections().get('question_index')).toEqual(seedIndex())
})
