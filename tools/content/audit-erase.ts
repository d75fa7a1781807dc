/** What the audit list may still say of a student who was erased. */

import { entryOf } from './audit'
import { auditCollection, changesOf } from './audit-changes'
import { everyPage, type Write } from './database'
import type { Target } from './target'

const pageSize = 300

/**
 * Takes out of the audit list what the law does not need of erased students: their documents before and after a change,
 * and the reasons of refunds and of products that were given. Who did what, when, and for which order stays.
 * @param kept paths of the orders and purchases that are kept
 */
export async function eraseFromAudit(
  { database }: Target,
  uids: Iterable<string>,
  kept: readonly string[],
): Promise<void> {
  const records = [...uids].map((uid) => `users/${uid}`)
  const isTheirs = (path: string) =>
    records.some((record) => path === record || path.startsWith(`${record}/`))
  const documents = await everyPage(
    (after) => database.page(auditCollection, pageSize, after?.path.slice(auditCollection.length + 1)),
    pageSize,
  )
  const writes: Write[] = []
  for (const { path, fields } of documents) {
    const entry = entryOf(path, fields)
    const { about, count, what } = entry
    const end = about.some((one) => kept.includes(one)) ? what.indexOf(': ') : -1
    if (end > 0)
      writes.push({ path, fields: { what: { stringValue: `${what.slice(0, end)}.` } }, mode: 'merge' })
    // An entry names the first paths alone.
    if (count === 0 || !(about.some(isTheirs) || count > about.length)) continue
    for (const [place, change] of await changesOf(database, entry))
      if (isTheirs(change.path)) writes.push({ path: place, fields: {}, mode: 'remove' })
  }
  await database.write(writes)
}
