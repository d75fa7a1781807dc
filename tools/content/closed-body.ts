/**
 * What a mock test or a daily dose that asks for a login consists of stands in `private/access` below its document, where
 * only students read it: everybody lists the document itself, and rules cannot leave a field out (docs/decisions/034).
 */
import type { WireFields } from '../../emulator/firestore/wire-value'
import { isPaid, priceOf } from '../../src/domain/price'
import { plainFields } from './stored-form'

const bodies: Readonly<Record<string, readonly string[]>> = {
  mock_tests: ['questions', 'sets'],
  dailyDoses: ['content'],
}

/** What everybody may list of a document must not hold, where it asks for a login. Rules cannot hide it in lists. */
const closedFields: typeof bodies = {
  ...bodies,
  quizzes: ['questions', 'sets'],
  pdfs: ['url', 'pdfUrl'],
}
export const closedCollections = Object.keys(closedFields)

function asksForLogin(fields: WireFields): boolean {
  const { price, isPaid: flag } = plainFields(fields)
  return isPaid(priceOf(price, flag === true))
}

/** The sentence for a document whose public part holds what only students may read; null for any other. */
export function exposureOf(path: string, fields: WireFields): string | null {
  const [collection = ''] = path.split('/')
  const plain = plainFields(fields)
  const exposed = (closedFields[collection] ?? []).filter((name) => (plain[name] ?? null) !== null)
  if (exposed.length === 0 || !asksForLogin(fields)) return null
  const mend = bodies[collection]
    ? 'export it as JSON and import that file, which moves them to where only students read them'
    : `${collection} are free: take its price and its mark away, or unpublish it and move it to mock_tests or resources`
  return `${path} is paid, but everybody can list its ${exposed.join(', ')}: ${mend}.`
}

/** The fields of a document that everybody may list. */
export function openFields(path: string, fields: WireFields): WireFields {
  const [collection = ''] = path.split('/')
  const closed = asksForLogin(fields) ? (closedFields[collection] ?? []) : []
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !closed.includes(name)))
}

export const bodyPath = (path: string): string => `${path}/private/access`

/** The document that a body belongs to; any other path is its own. */
export const openPath = (path: string): string => path.replace(/\/private\/access$/, '')

/** A document as it is stored: in two where it is paid for with a login. */
export function storedParts(path: string, fields: WireFields): Array<{ path: string; fields: WireFields }> {
  const [collection = '', ...id] = path.split('/')
  const body = id.length === 1 ? (bodies[collection] ?? []).filter((name) => fields[name] !== undefined) : []
  const { questions } = plainFields(fields)
  if (body.length === 0 || !asksForLogin(fields)) return [{ path, fields }]
  // Null rather than left out, so that an import also empties what an earlier one has written.
  const emptied = Object.fromEntries(body.map((name) => [name, { nullValue: null }]))
  const counted = Array.isArray(questions) ? { totalQuestions: { integerValue: `${questions.length}` } } : {}
  return [
    { path, fields: { ...fields, ...emptied, ...counted } },
    { path: bodyPath(path), fields },
  ]
}
