/** `daily`: draws the daily quiz of each day that has none. */
import { questionsADay } from '../../src/content/daily-quizzes/schema'
import {
  type IndiaDay,
  indiaDayOf,
  readIndiaDay,
  startOfIndiaDay,
  writeIndiaDay,
} from '../../src/domain/india-day'
import type { DailyCommand } from './command'
import { type Console, confirm } from './console'
import { daysLookedAt, drawDay, type FreeTest, poolOf } from './daily-draw'
import { type Database, everyPage, type WireDocument, type Write } from './database'
import { freeMockTests, freeQuizzes, freeSeriesTests, type PlainDocument } from './free-tests'
import { plainFields, toStored } from './stored-form'
import { rootOf, type Target } from './target'

const pageSize = 300

/** All documents of a collection behind the id `after`. */
async function all(database: Database, collection: string, after?: string): Promise<PlainDocument[]> {
  const idOf = ({ path }: WireDocument) => path.slice(collection.length + 1)
  const found = await everyPage(
    (last) => database.page(collection, pageSize, last ? idOf(last) : after),
    pageSize,
  )
  return found.map((document) => ({ id: idOf(document), fields: plainFields(document.fields) }))
}

async function freeTests(database: Database): Promise<FreeTest[]> {
  const series = freeSeriesTests(await all(database, 'categories'), await all(database, 'test_series'))
  const stored = await database.read(series.map(({ path }) => path))
  return [
    ...freeQuizzes(await all(database, 'quizzes')),
    ...freeMockTests(await all(database, 'mock_tests')),
    ...series.flatMap(({ testKey, path }) => {
      const fields = plainFields(stored.get(path) ?? {})
      // As the rules ask: what does not say that it is free is not.
      return fields.isPaid === false ? [{ testKey, subject: null, fields }] : []
    }),
  ]
}

const idsIn = ({ questions }: PlainDocument['fields']): string[] =>
  (Array.isArray(questions) ? questions : []).flatMap((question: unknown) =>
    typeof question === 'object' && question !== null && 'id' in question && typeof question.id === 'string'
      ? [question.id]
      : [],
  )

/** On which days each question is asked, and which days have a quiz. */
async function knownDays(database: Database, from: IndiaDay) {
  const asked = new Map<string, IndiaDay[]>()
  const days = new Set<IndiaDay>()
  for (const { id, fields } of await all(database, 'daily_quizzes', writeIndiaDay(from - daysLookedAt - 1))) {
    const day = readIndiaDay(id)
    if (day === null) continue
    days.add(day)
    for (const ref of idsIn(fields)) asked.set(ref, [...(asked.get(ref) ?? []), day])
  }
  return { asked, days }
}

/** @returns the exit code */
export async function runDaily(
  { from, days, yes, project }: DailyCommand,
  target: Target,
  console: Console,
  now: Date,
): Promise<number> {
  const first = from ?? indiaDayOf(now.getTime())
  const known = await knownDays(target.database, first)
  const wanted = Array.from({ length: days }, (_, index) => first + index)
  const missing = wanted.filter((day) => !known.days.has(day))
  if (missing.length === 0) {
    console.out(`Each day from ${writeIndiaDay(first)} on has its quiz: ${days} looked at, nothing to draw.`)
    return 0
  }
  const pool = poolOf(await freeTests(target.database))
  const writes: Write[] = []
  let repeatsFrom: IndiaDay | null = null
  for (const day of missing) {
    const drawn = drawDay(pool, day, known.asked)
    if (!drawn) {
      console.err(
        `A daily quiz has ${questionsADay} questions, and only ${pool.length} are published that everybody may read. Nothing was written.`,
      )
      return 1
    }
    if (drawn.repeats) repeatsFrom ??= day
    const path = `daily_quizzes/${writeIndiaDay(day)}`
    const opensAt = { $date: new Date(startOfIndiaDay(day)).toISOString() }
    const fields = toStored(path, { ...drawn.fields, opensAt }, rootOf(project), now)
    writes.push({ path, fields, mode: 'replace' })
  }
  if (repeatsFrom !== null)
    console.out(
      `From ${writeIndiaDay(repeatsFrom)} on questions come again within ${daysLookedAt} days: ${pool.length} are published that everybody may read.`,
    )
  const quizzes = `${writes.length} daily ${writes.length === 1 ? 'quiz' : 'quizzes'}`
  if (!target.isLocal) await confirm(console, `${quizzes} will be written to ${target.label}.`, yes)
  await target.database.write(writes)
  const [begin = first, end = begin] = [missing[0], missing.at(-1)]
  console.out(`${quizzes} written to ${target.label}, ${writeIndiaDay(begin)} to ${writeIndiaDay(end)}.`)
  return 0
}
