/** The documents that hold the questions of a test or quiz, and what attempts call them. */
import { z } from 'zod'
import { livePaperPath } from '../../api/ranks/ranked-test'
import type { WireFields } from '../../emulator/firestore/wire-value'
import { packageSchema } from '../../src/content/categories/schema'
import { titleFields, titleOf } from '../../src/content/fields'
import { makePaper } from '../../src/domain/paper'
import { placedQuestions, type Question, testQuestionDefaults } from '../../src/domain/question/question'
import { type TestRef, testKey, testOfKey } from '../../src/domain/sitting/test-ref'
import { layoutFields } from '../../src/domain/test-layout'
import { bodyPath } from './closed-body'
import type { Database } from './database'
import { plainFields } from './stored-form'
import { UsageError } from './usage'

export interface StoredTest {
  path: string
  fields: WireFields
  title: string
  /** Those that can be used, each with its zero-based place in the stored list. */
  questions: ReturnType<typeof placedQuestions>
  /** Their ids in the order in which students see them. */
  order: readonly string[]
}

const testDocument = z.object({ ...titleFields, ...layoutFields })

/** True for a document whose questions students answer, by its path. */
export const holdsQuestions = (path: string): boolean =>
  /^(quizzes|mock_tests|test_series)\/[^/]+$/.test(path) ||
  /^test_series\/[^/]+\/tests\/[^/]+$/.test(path) ||
  /^live_tests\/[^/]+\/private\/paper$/.test(path)

/** The questions of a stored document, as the app reads them. */
export function questionsIn(path: string, fields: WireFields): StoredTest['questions'] {
  const { questions } = plainFields(fields)
  return placedQuestions(questions, path, path.startsWith('quizzes/') ? {} : testQuestionDefaults)
}

/** The test in the fields of a document. */
export function testAt(path: string, fields: WireFields): StoredTest {
  const questions = questionsIn(path, fields)
  const { sections, ...titled } = z.parse(testDocument, plainFields(fields))
  const inOrder: readonly Question[] = questions.map(({ question }) => question)
  const layout = path.startsWith('quizzes/') ? {} : { sections }
  const paper = makePaper({ title: '', minutes: 0, questions: inOrder, layout })
  return {
    path,
    fields,
    title: titleOf(titled) || 'Untitled Test',
    questions,
    order: paper.questions.map(({ id }) => id),
  }
}

/** Where the questions of what a key names may stand. */
async function pathsOf(database: Database, ref: TestRef): Promise<string[]> {
  if (ref.kind === 'mock') return [`mock_tests/${ref.mockTestId}`]
  if (ref.kind === 'quiz') return [`quizzes/${ref.quizId}`]
  if (ref.kind === 'live') return [livePaperPath(ref.liveTestId)]
  // The questions of a day and of practice stand elsewhere.
  if (ref.kind !== 'series') return []
  const category = `categories/${ref.packageId}`
  const found = (await database.read([category])).get(category)
  const name = found && z.parse(packageSchema, { ...plainFields(found), id: ref.packageId }).name
  if (!name) return []
  const byCategory = await database.where('test_series', 'category', name)
  const series =
    byCategory.length > 0 ? byCategory : await database.where('test_series', 'categoryName', name)
  // An older series is itself a test.
  return series.flatMap(({ path }) => [
    `${path}/tests/${ref.testId}`,
    ...(path.endsWith(`/${ref.testId}`) ? [path] : []),
  ])
}

/** Ids as paths: they come from a key, where a slash would have been encoded. */
const isPath = (path: string) => path.split('/').length % 2 === 0

/**
 * The test or quiz that an operator named, by the path of its document or by its key in attempts.
 * @throws UsageError when there is none
 */
export async function findTest(database: Database, named: string): Promise<StoredTest> {
  const name = named.replace(/^\/+|\/+$/g, '')
  const isDocument = holdsQuestions(name)
  const ref = isDocument ? null : testOfKey(name)
  if (!isDocument && !ref)
    throw new UsageError(`"${named}" is neither the path of a test or quiz nor its key: see --help.`)
  const paths = ref ? (await pathsOf(database, ref)).filter(isPath) : [name]
  // The questions of one that asks for a login stand below it.
  const places = paths.flatMap((path) => [path, bodyPath(path)])
  const stored = await database.read(places)
  for (const path of places) {
    const fields = stored.get(path)
    if (!fields) continue
    const test = testAt(path, fields)
    if (test.questions.length > 0) return test
  }
  throw new UsageError(`There is no test or quiz "${named}" with questions.`)
}

/**
 * What attempts call a test: one key, or one for each package that its series belongs to.
 * @throws UsageError when its series belongs to no package, so that nobody can have sat it
 */
export async function keysOf(database: Database, path: string): Promise<string[]> {
  const [collection, id = '', , testId = id] = path.split('/')
  if (collection === 'quizzes') return [testKey({ kind: 'quiz', quizId: id })]
  if (collection === 'live_tests') return [testKey({ kind: 'live', liveTestId: id })]
  if (collection === 'mock_tests') return [testKey({ kind: 'mock', mockTestId: id })]
  const series = plainFields((await database.read([`test_series/${id}`])).get(`test_series/${id}`) ?? {})
  const names = [series.category, series.categoryName].filter((name) => typeof name === 'string')
  const found = await Promise.all(
    [...new Set(names)].map((name) => database.where('categories', 'name', name)),
  )
  const packages = found
    .flat()
    .map((one) => z.parse(packageSchema, { ...plainFields(one.fields), id: one.path.split('/')[1] }))
  const keys = packages
    .filter(({ isTestSeries }) => isTestSeries)
    .map((item) => testKey({ kind: 'series', packageId: item.id, testId }))
  if (keys.length === 0) throw new UsageError(`test_series/${id} belongs to no package: nobody can sit it.`)
  return keys
}
