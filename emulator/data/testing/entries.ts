/** The stored entries of one part without a disk, for tests. */
import type { StoredPart } from '../stored-part'

/** What a data folder would hold of the part, by key, if it stored every change from now on. */
export function followEntries(part: StoredPart): ReadonlyMap<string, Buffer> {
  const entries = new Map<string, Buffer>()
  part.onChange(({ key, encode }) => {
    if (encode) entries.set(key, Buffer.from(encode()))
    else entries.delete(key)
  })
  return entries
}

/** Loads entries into an empty part, as a start does. */
export function loadEntries(part: StoredPart, entries: ReadonlyMap<string, Buffer>): void {
  for (const [key, value] of entries) part.load(key.slice(0, key.indexOf('/')), value)
}
