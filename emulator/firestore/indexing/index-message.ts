/** The sentence with which production refuses a query that lacks an index, with the link that would make it. */
import type { IndexField } from '../indexes'
import type { DatabaseName } from '../names/resource-name'
import type { MissingIndex } from './index-demand'

/** One length-delimited protobuf field. */
function bytesField(number: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content)
  const length: number[] = []
  let rest = bytes.length
  for (; rest > 127; rest >>>= 7) length.push((rest & 127) | 128)
  return Buffer.concat([Buffer.from([(number << 3) | 2, ...length, rest]), bytes])
}

function enumField(number: number, value: number): Buffer {
  return Buffer.from([number << 3, value])
}

/** The console's link parameter: a google.firestore.admin.v1.Index as base64. */
function encodeIndex(resource: string, { scope, fields }: MissingIndex): string {
  const parts = fields.map(({ field, mode }) => {
    const kind = mode === 'CONTAINS' ? enumField(3, 1) : enumField(2, mode === 'ASC' ? 1 : 2)
    return bytesField(3, Buffer.concat([bytesField(1, field), kind]))
  })
  const scopeField = enumField(2, scope === 'COLLECTION' ? 1 : 2)
  return Buffer.concat([bytesField(1, resource), scopeField, ...parts]).toString('base64')
}

const MODE_WORDS: Readonly<Record<IndexField['mode'], string>> = {
  ASC: 'ASCENDING',
  DESC: 'DESCENDING',
  CONTAINS: 'CONTAINS',
}

/**
 * Production's message, and after it the index in the words of firestore.indexes.json, so that nobody has to decode
 * the link.
 */
export function missingIndexMessage({ project, database }: DatabaseName, missing: MissingIndex): string {
  const { collectionGroup, scope, fields } = missing
  const console = `https://console.firebase.google.com/v1/r/project/${project}/firestore/indexes`
  const group = `projects/${project}/databases/${database}/collectionGroups/${collectionGroup}`
  const listed = fields.map(({ field, mode }) => `${field} ${MODE_WORDS[mode]}`).join(', ')
  const plain = `Missing in firestore.indexes.json: collectionGroup "${collectionGroup}", queryScope ${scope}, fields: ${listed}.`
  const [only, second] = fields
  if (only && !second && only.field !== '__name__') {
    const link = `${console}?create_exemption=${encodeIndex(`${group}/fields/${only.field}`, missing)}`
    return `The query requires a ${scope}_${only.mode} index for collection ${collectionGroup} and field ${only.field}. You can create it here: ${link} (${plain})`
  }
  const link = `${console}?create_composite=${encodeIndex(`${group}/indexes/_`, missing)}`
  return `The query requires an index. You can create it here: ${link} (${plain})`
}
