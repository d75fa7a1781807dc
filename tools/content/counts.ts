/** How much of what students come for is published, for the landing and about pages (docs/decisions/038). */
import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { PublishedCounts } from '../../src/config/published-counts'
import { currentAffairSchema } from '../../src/content/current-affairs/schema'
import { mockTestSchema } from '../../src/content/mock-tests/schema'
import { isOffered, quizSchema } from '../../src/content/quizzes/schema'
import { testSeriesSchema } from '../../src/content/test-series/schema'
import type { Console } from './console'
import type { Database } from './database'
import { plainFields } from './stored-form'
import type { Target } from './target'

/** Where the build reads it. */
const countsFile = 'src/config/published-counts.json'

const pageSize = 300

/** How many of a collection's documents, read as the app reads them, come to by `count`. */
async function total<T>(
  database: Database,
  collection: string,
  schema: z.ZodMiniType<T>,
  count: (document: T) => number,
): Promise<number> {
  let sum = 0
  let after: string | undefined
  for (;;) {
    const page = await database.page(collection, pageSize, after)
    for (const { path, fields } of page) {
      const id = path.slice(collection.length + 1)
      const read = z.safeParse(schema, { ...plainFields(fields), id })
      if (read.success) sum += count(read.data)
      after = id
    }
    if (page.length < pageSize) return sum
  }
}

/** @param now the day of the count is this one's, by UTC */
async function countPublished(database: Database, project: string, now: Date): Promise<PublishedCounts> {
  return {
    project,
    asOf: now.toISOString().slice(0, 10),
    mockTests: await total(database, 'mock_tests', mockTestSchema, (test) =>
      test.isPublished && test.isActive ? 1 : 0,
    ),
    quizzes: await total(database, 'quizzes', quizSchema, (quiz) =>
      quiz !== 'unreadable' && quiz.isPublished && isOffered(quiz) ? 1 : 0,
    ),
    seriesTests: await total(database, 'test_series', testSeriesSchema, ({ tests }) => tests.length),
    articles: await total(database, 'current_affairs', currentAffairSchema, ({ isActive }) =>
      isActive ? 1 : 0,
    ),
  }
}

/** @returns the exit code */
export async function runCounts(out: string | null, target: Target, console: Console): Promise<number> {
  const counts = await countPublished(target.database, target.projectId, new Date())
  const file = out ?? countsFile
  writeFileSync(file, `${JSON.stringify(counts, null, 2)}\n`)
  const { mockTests, quizzes, seriesTests, articles } = counts
  console.out(
    `${mockTests} mock tests, ${quizzes} quizzes, ${seriesTests} tests in series, ${articles} current affairs.`,
  )
  console.out(`Written to ${file}; the next build shows it.`)
  return 0
}
