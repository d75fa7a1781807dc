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

export const bodyPath = (path: string): string => `${path}/private/access`

/** A document as it is stored: in two where it is paid for with a login. */
export function storedParts(path: string, fields: WireFields): Array<{ path: string; fields: WireFields }> {
  const [collection = '', ...id] = path.split('/')
  const body = id.length === 1 ? (bodies[collection] ?? []).filter((name) => fields[name] !== undefined) : []
  const { price, isPaid: flag, questions } = plainFields(fields)
  if (body.length === 0 || !isPaid(priceOf(price, flag === true))) return [{ path, fields }]
  // Null rather than left out, so that an import also empties what an earlier one has written.
  const emptied = Object.fromEntries(body.map((name) => [name, { nullValue: null }]))
  const counted = Array.isArray(questions) ? { totalQuestions: { integerValue: `${questions.length}` } } : {}
  return [
    { path, fields: { ...fields, ...emptied, ...counted } },
    { path: bodyPath(path), fields },
  ]
}
