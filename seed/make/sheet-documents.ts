/** Builds the seed documents that hold questions, from the sheets in `sheets/` and the papers in `papers/`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { correctedAttempt } from './corrected-attempt'
import { paperDocuments } from './papers'
import { storeQuestions } from './question-shapes'
import { parseSheet } from './question-sheet'

type SeedDocument = Record<string, unknown>
type SeedDocuments = Record<string, SeedDocument>

/**
 * Collection path to documents, for every collection that is filled so:
 * `sheets/<collection>/<id>.txt` is a document with its questions inside,
 * `sheets/test_series/<id>/series.json` one that lists the tests `sheets/test_series/<id>/<testId>.txt`.
 * The papers are mock tests.
 */
export function buildDocuments(sheets: string): Map<string, SeedDocuments> {
  const collections = new Map<string, SeedDocuments>()
  for (const collection of namesIn(sheets)) {
    const documents: SeedDocuments = {}
    for (const name of namesIn(join(sheets, collection))) {
      if (name.endsWith('.txt')) {
        documents[name.slice(0, -4)] = readDocument(join(sheets, collection, name), name.slice(0, -4))
      } else {
        const tests = readTests(join(sheets, collection, name), name)
        collections.set(`${collection}/${name}/tests`, tests)
        documents[name] = { ...readSeries(join(sheets, collection, name)), tests: summaries(tests) }
      }
    }
    collections.set(collection, documents)
  }
  collections.set('mock_tests', sorted({ ...collections.get('mock_tests'), ...paperDocuments() }))
  for (const [collection, documents] of correctedAttempt()) collections.set(collection, documents)
  return collections
}

const sorted = (documents: SeedDocuments): SeedDocuments =>
  Object.fromEntries(Object.entries(documents).sort(([a], [b]) => (a < b ? -1 : 1)))

function namesIn(folder: string): string[] {
  return readdirSync(folder).sort()
}

function readDocument(file: string, id: string): SeedDocument {
  const { fields, questions } = parseSheet(readFileSync(file, 'utf8'))
  const { shape, ...stored } = fields
  return {
    ...stored,
    totalQuestions: questions.length,
    questions: storeQuestions(questions, id, typeof shape === 'string' ? shape : 'plain'),
  }
}

function readTests(folder: string, series: string): SeedDocuments {
  const sheets = namesIn(folder).filter((name) => name.endsWith('.txt'))
  const { productId } = readSeries(folder)
  return Object.fromEntries(
    sheets.map((name) => {
      const id = name.slice(0, -4)
      const { questions, ...fields } = readDocument(join(folder, name), `${series}-${id}`)
      return [id, { ...fields, productId, questions }]
    }),
  )
}

function readSeries(folder: string): SeedDocument {
  return JSON.parse(readFileSync(join(folder, 'series.json'), 'utf8'))
}

function summaries(tests: SeedDocuments): SeedDocument[] {
  return Object.entries(tests).map(([id, { title, totalQuestions, duration, isPaid }]) => ({
    id,
    title,
    totalQuestions,
    duration,
    isPaid,
  }))
}
