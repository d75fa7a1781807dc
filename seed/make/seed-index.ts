/** The index of the questions of all documents of the seed, as `npm run content -- index` makes it. */

import { headId, writeIndex } from '../../src/content/question-index/schema'
import { indexQuestions, type PlainDocument } from '../../tools/content/index-questions'
import { indexDocuments } from '../../tools/content/question-index'
import { allDocuments, type SeedDocument } from '../read-seed'

export function seedIndex(): Record<string, SeedDocument> {
  const documents: readonly PlainDocument[] = allDocuments().map(({ path, document }) => ({
    path,
    fields: document,
  }))
  const below = (pattern: RegExp) => documents.filter(({ path }) => pattern.test(path))
  const questions = indexQuestions({
    quizzes: below(/^quizzes\/[^/]+$/),
    mock_tests: below(/^mock_tests\/[^/]+$/),
    categories: below(/^categories\/[^/]+$/),
    test_series: below(/^test_series\/[^/]+$/),
    tests: below(/^test_series\/[^/]+\/tests\/[^/]+$/),
  })
  const { version, parts } = indexDocuments(writeIndex(questions))
  return { [headId]: { version, updatedAt: { $daysFromNow: 0 } }, ...Object.fromEntries(parts) }
}
