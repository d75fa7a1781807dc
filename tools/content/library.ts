/** What is in the content collections, as lists of an operator show it. */
import { isMap, textsOf } from '../../src/domain/stored-fields'
import { type Database, everyPage, type ListedDocument } from './database'
import { kindOf } from './kinds'
import { seriesOf } from './look-up'
import { withScheduled } from './scheduled'
import { plainFields } from './stored-form'

/** `draft`: no student sees it. `scheduled`: its moment is to come. */
type ContentState = 'published' | 'draft' | 'scheduled'

export interface ContentRow {
  id: string
  /** In English where there is one. */
  title: string
  state: ContentState
  /** ISO 8601; null where it opens at once. */
  opensAt: string | null
  /** ISO 8601: the last change of its document. */
  changedAt: string
}

/** Collections that lists show, in this order. */
export const contentCollections = [
  'quizzes',
  'mock_tests',
  'live_tests',
  'categories',
  'paid_resource_categories',
  'current_affairs',
  'dailyDoses',
  'jobs',
  'videos',
  'pdfs',
  'resources',
] as const
export type ContentCollection = (typeof contentCollections)[number]

/** Enough of a document for a row: questions and texts stay where they are. */
const rowFields = ['heading', 'title', 'name', 'published', 'isActive', 'opensAt']
/** Documents of one page. */
const pageSize = 1000

function stateOf(
  fields: Readonly<Record<string, unknown>>,
  mustBePublished: boolean,
  now: Date,
): ContentState {
  const { published } = fields
  const isPublished = mustBePublished ? published === true || published === 'scheduled' : published !== false
  if (!isPublished || fields.isActive === false) return 'draft'
  return fields.opensAt instanceof Date && fields.opensAt > now ? 'scheduled' : 'published'
}

/** Collections whose documents say `published: true`; in others a document is published unless it says otherwise. */
const saysPublished: readonly string[] = ['quizzes', 'mock_tests']

const titleOf = ({ heading, title, name }: Readonly<Record<string, unknown>>): string | undefined =>
  [heading, title, name].flatMap((text) => textsOf(text, 'en'))[0]

/** Every document of a collection, in the order of its titles. */
export async function listContent(
  database: Database,
  collection: ContentCollection,
  now = new Date(),
): Promise<ContentRow[]> {
  const read = (name: string) =>
    everyPage<ListedDocument>(
      (after) => database.page(name, pageSize, after?.path.slice(name.length + 1), rowFields),
      pageSize,
    )
  return (await withScheduled(read, collection))
    .map(({ path, fields, updateTime }): ContentRow => {
      const plain = plainFields(fields)
      const id = path.slice(collection.length + 1)
      const { opensAt } = plain
      return {
        id,
        title: titleOf(plain) ?? id,
        state: stateOf(plain, saysPublished.includes(collection), now),
        opensAt: opensAt instanceof Date ? opensAt.toISOString() : null,
        changedAt: updateTime,
      }
    })
    .sort((a, b) => a.title.localeCompare(b.title))
}

export interface ContentCount {
  collection: ContentCollection
  /** `mock tests with their questions` */
  holds: string
  published: number
  draft: number
  scheduled: number
}

/** How many documents of each collection are in each state. */
export async function countContent(database: Database, now = new Date()): Promise<ContentCount[]> {
  return Promise.all(
    contentCollections.map(async (collection) => {
      const rows = await listContent(database, collection, now)
      const inState = (state: ContentState) => rows.filter((row) => row.state === state).length
      return {
        collection,
        holds: kindOf(collection)?.holds ?? collection,
        published: inState('published'),
        draft: inState('draft'),
        scheduled: inState('scheduled'),
      }
    }),
  )
}

/** A test or a quiz whose questions students answer. */
export interface TestRow extends ContentRow {
  /** As `findTest` reads it: `mock_tests/ID`, `test_series/ID/tests/ID`, `live/ID`. */
  test: string
  kind: 'quiz' | 'mock test' | 'live test' | 'test of a package'
  /** The package that it is a test of; null also where its series is in none. */
  package: { id: string; title: string } | null
}

/** The tests of packages, as their summaries list them. A series belongs to the package whose name is its category. */
async function listSeriesTests(database: Database): Promise<TestRow[]> {
  const read = (collection: string, fields: readonly string[]) =>
    everyPage<ListedDocument>(
      (after) => database.page(collection, pageSize, after?.path.slice(collection.length + 1), fields),
      pageSize,
    )
  const [documents, categories] = await Promise.all([
    read('test_series', [...rowFields, 'tests', 'category', 'categoryName']),
    read('categories', ['name']),
  ])
  const packages = new Map(
    categories.flatMap(({ path, fields }) =>
      textsOf(plainFields(fields).name, 'en')
        .slice(0, 1)
        .map((name) => [name, path.slice('categories/'.length)] as const),
    ),
  )
  return documents.flatMap(({ path, fields, updateTime }) => {
    const plain = plainFields(fields)
    const listed = Array.isArray(plain.tests) ? plain.tests.filter(isMap) : []
    const [name = ''] = [plain.category, plain.categoryName].flatMap((one) => textsOf(one, 'en'))
    const id = packages.get(name)
    const own = id === undefined ? null : { id, title: name }
    const tests = seriesOf([path, plain]).flatMap((series) => series.tests)
    return tests.map((test) => {
      const opensAt = listed.find((one) => one.id === test.id)?.opensAt ?? null
      return {
        id: test.id,
        title: test.title,
        state: stateOf({ ...plain, opensAt }, false, new Date()),
        opensAt: opensAt instanceof Date ? opensAt.toISOString() : null,
        test: `${path}/tests/${test.id}`,
        kind: 'test of a package' as const,
        changedAt: updateTime,
        package: own,
      }
    })
  })
}

/** Every test and quiz, in the order of their titles. */
export async function listTests(database: Database): Promise<TestRow[]> {
  const lists = await Promise.all(
    (
      [
        ['quizzes', 'quiz', 'quizzes/'],
        ['mock_tests', 'mock test', 'mock_tests/'],
        ['live_tests', 'live test', 'live/'],
      ] as const
    ).map(async ([collection, kind, prefix]) =>
      (await listContent(database, collection)).map((row) => ({
        ...row,
        kind,
        test: prefix + row.id,
        package: null,
      })),
    ),
  )
  const all = [...lists.flat(), ...(await listSeriesTests(database))]
  return all.sort((a, b) => a.title.localeCompare(b.title))
}
