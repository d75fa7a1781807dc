/** The documents of an entry of the audit list, before and after: stored below it, compressed, for 30 days. */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as z from 'zod'
import { auditCollection } from '../../api/erase-notes'
import { parseFields } from '../../emulator/firestore/values/parse-value'
import type { WireFields, WireValue } from '../../emulator/firestore/wire-value'
import type { Database, Write } from './database'

/** One document of an entry. Fields that a merge did not name are not part of it. */
export interface Change {
  path: string
  mode: Write['mode']
  before: WireFields | null
  after: WireFields | null
}

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export async function packed(change: Change): Promise<WireValue> {
  return { bytesValue: (await pack(JSON.stringify(change))).toString('base64') }
}

const fieldsOrNull = z.nullable(z.unknown().transform((fields) => parseFields(fields)))
const changeSchema = z.object({
  path: z.string(),
  mode: z.enum(['merge', 'replace', 'remove']),
  before: fieldsOrNull,
  after: fieldsOrNull,
})

async function unpacked(fields: WireFields): Promise<Change | null> {
  const { change } = fields
  if (!change || !('bytesValue' in change)) return null
  const json = (await unpack(Buffer.from(change.bytesValue, 'base64'))).toString()
  return changeSchema.parse(JSON.parse(json))
}

export const changePath = (id: string, index: number) =>
  `${auditCollection}/${id}/changes/${String(index).padStart(6, '0')}`

/** The documents of an entry, by the path at which the change is stored. */
export async function changesOf(
  database: Pick<Database, 'read'>,
  entry: { id: string; count: number },
): Promise<Map<string, Change>> {
  const paths = Array.from({ length: entry.count }, (_, index) => changePath(entry.id, index))
  const found = await database.read(paths)
  const changes = new Map<string, Change>()
  for (const path of paths) {
    const fields = found.get(path)
    const change = fields ? await unpacked(fields) : null
    if (change) changes.set(path, change)
  }
  return changes
}
