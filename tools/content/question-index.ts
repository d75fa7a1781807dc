/** Makes the index of questions anew, out of what the database holds (docs/decisions/048). */
import { createHash } from 'node:crypto'
import type { WireFields } from '../../emulator/firestore/wire-value'
import { headId, type IndexPart, writeIndex } from '../../src/content/question-index/schema'
import { bodyPath } from './closed-body'
import { type CollectionReader, type Database, everyPage, type WireDocument } from './database'
import { type IndexedDocuments, indexQuestions, type PlainDocument } from './index-questions'
import { plainFields } from './stored-form'

const collection = 'question_index'

/** Documents of a page: tests have a hundred questions and more each. */
const pageSize = 100

const plain = ({ path, fields }: WireDocument): PlainDocument => ({ path, fields: plainFields(fields) })

/** Mock tests with the questions that stand apart from them. */
async function withBodies(database: Database, documents: readonly PlainDocument[]): Promise<PlainDocument[]> {
  const apart = documents.filter(({ fields }) => !Array.isArray(fields.questions))
  const bodies = await database.read(apart.map(({ path }) => bodyPath(path)))
  return documents.map((one) => {
    const body = bodies.get(bodyPath(one.path))
    return body ? { ...one, fields: { ...one.fields, questions: plainFields(body).questions } } : one
  })
}

async function readDocuments(database: Database, all: CollectionReader): Promise<IndexedDocuments> {
  const root = async (name: string) => (await all(name)).map(plain)
  const tests = await everyPage(
    (after) => database.groupPage('tests', pageSize, { equals: null, after: after?.path }),
    pageSize,
  )
  return {
    quizzes: await root('quizzes'),
    mock_tests: await withBodies(database, await root('mock_tests')),
    categories: await root('categories'),
    test_series: await root('test_series'),
    tests: tests.map(plain),
  }
}

/** The documents of an index by id, and the version that all of them say: the same for the same parts. */
export function indexDocuments(parts: readonly IndexPart[]): {
  version: string
  parts: Map<string, IndexPart & { version: string }>
} {
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
  return {
    version,
    parts: new Map(parts.map((part, number) => [`part-${number + 1}`, { version, ...part }])),
  }
}

const textFields = (fields: Readonly<Record<string, string>>): WireFields =>
  Object.fromEntries(Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]))

/**
 * Brings the index to what the database holds; one that says so already is left as it is.
 * @returns a sentence for the operator
 */
export async function writeQuestionIndex(
  database: Database,
  all: CollectionReader,
  now: Date,
): Promise<string> {
  const questions = indexQuestions(await readDocuments(database, all))
  const { version, parts } = indexDocuments(writeIndex(questions))
  const head = `${collection}/${headId}`
  const counted = `${questions.length} question${questions.length === 1 ? '' : 's'}`
  const before = (await database.read([head])).get(head)
  if (before && plainFields(before).version === version) return `The index of ${counted} is as it was.`
  await database.write([
    ...[...parts].map(([id, { version: own, topics, tests }]) => ({
      path: `${collection}/${id}`,
      fields: textFields({ version: own, topics, tests }),
      mode: 'replace' as const,
    })),
    {
      path: head,
      fields: { version: { stringValue: version }, updatedAt: { timestampValue: now.toISOString() } },
      mode: 'replace',
    },
  ])
  const stored = await database.page(collection, pageSize)
  const older = stored
    .map(({ path }) => path)
    .filter((path) => path !== head && !parts.has(path.slice(collection.length + 1)))
  await database.remove(older)
  return `The index has ${counted} in ${parts.size} part${parts.size === 1 ? '' : 's'}.`
}
