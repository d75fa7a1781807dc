/** The daily quizzes of the seed: a month back and two weeks on from the seeding day, drawn as `content daily` draws them. */

import { archiveDays } from '../../src/content/daily-quizzes/schema'
import { drawDay, poolOf } from '../../tools/content/daily-draw'
import {
  freeMockTests,
  freeQuizzes,
  freeSeriesTests,
  type PlainDocument,
} from '../../tools/content/free-tests'
import type { SeedDocument } from '../read-seed'

/** Days after the seeding day that have a quiz. */
const daysAhead = 14

/** By id: `$daysFromNow:-3` is the quiz of three days before the seeding day. */
export function dailyQuizzes(
  collections: ReadonlyMap<string, Readonly<Record<string, SeedDocument>>>,
): Record<string, SeedDocument> {
  const documents = (collection: string): PlainDocument[] =>
    Object.entries(collections.get(collection) ?? {}).map(([id, fields]) => ({ id, fields }))
  const ofSeries = freeSeriesTests(documents('categories'), documents('test_series'))
  const pool = poolOf([
    ...freeQuizzes(documents('quizzes')),
    ...freeMockTests(documents('mock_tests')),
    ...ofSeries.flatMap(({ testKey, path }) => {
      const [, seriesId = '', , testId = ''] = path.split('/')
      const fields = collections.get(`test_series/${seriesId}/tests`)?.[testId]
      return fields?.isPaid === false ? [{ testKey, subject: null, fields }] : []
    }),
  ])
  const asked = new Map<string, number[]>()
  const days = Array.from({ length: archiveDays + 1 + daysAhead }, (_, index) => index - archiveDays)
  return Object.fromEntries(
    days.map((day) => {
      const drawn = drawDay(pool, day, asked)
      if (!drawn || drawn.repeats) throw new Error(`The seed has too few free questions: ${pool.length}`)
      return [`$daysFromNow:${day}`, { ...drawn.fields, opensAt: { $daysFromNow: day } }]
    }),
  )
}
