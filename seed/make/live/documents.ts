/** The live tests as they are stored: card, whole paper, sealed paper and its key, and the sheets of the finished one. */
import { fromPlainJson } from '../../../emulator/firestore/values/seed-form'
import type { WireFields } from '../../../emulator/firestore/wire-value'
import { liveTestParts, withSealedPapers } from '../../../tools/content/live-tests'
import { plainFields } from '../../../tools/content/stored-form'
import { simulatedSheets } from './sheets'
import { fieldsOf, finished, liveTests, sealKeyOf } from './tests'

type Documents = Record<string, Record<string, unknown>>

function wireOf(fields: object): WireFields {
  const value = fromPlainJson(fields, new Date(0))
  if (!('mapValue' in value)) throw new Error('a document is an object of fields')
  return value.mapValue.fields
}

async function storedParts(test: (typeof liveTests)[number]): Promise<[path: string, fields: object][]> {
  const { id } = test.source
  const path = `live_tests/${id}`
  const plain = fieldsOf(test)
  const written = { ...plain, ...test.hours }
  const { createdAt, updatedAt } = plain
  const [card, ...papers] = liveTestParts(path, wireOf(plain))
  const key = { stringValue: sealKeyOf(test) }
  const read = async () => new Map([[`${path}/private/opening`, { key }]])
  const sealed = await withSealedPapers({ read }, papers)
  return [
    [path, { ...plainFields(card?.fields ?? {}), ...test.hours, createdAt, updatedAt }],
    [`${path}/private/paper`, written],
    ...sealed.slice(papers.length).map((part): [string, object] => [part.path, plainFields(part.fields)]),
  ]
}

/** Documents by their collections. */
export async function liveTestDocuments(): Promise<Map<string, Documents>> {
  const collections = new Map<string, Documents>()
  for (const test of liveTests)
    for (const [path, fields] of await storedParts(test)) {
      const [, collection = '', id = ''] = /^(.+)\/([^/]+)$/.exec(path) ?? []
      collections.set(collection, { ...collections.get(collection), [id]: { ...fields } })
    }
  collections.set(`live_tests/${finished.source.id}/sheets`, simulatedSheets())
  return collections
}
