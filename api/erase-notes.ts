/** Erases what operators wrote about a student (docs/decisions/078). */
import type { FirestoreClient, Write } from './firestore/client'
import type { StoredDocument } from './firestore/values'

/** The operators' list of changes. Below each entry `changes` has its documents before and after. */
export const auditCollection = 'audit'

/** Documents of one read and one commit. */
const AT_ONCE = 300

/** Whose document a path is: the `student` of its change. Null for what is nobody's. */
export const studentOfPath = (path: string): string | null => /^users\/([^/]+)/.exec(path)?.[1] ?? null

/**
 * Erases the reasons of refunds and gifts, and the student's documents in the audit list. Who did what, when and for which
 * order stays, and so do the purchases themselves.
 * @param commit throws on a conflict @throws ApiError 503
 */
export async function eraseNotes(
  firestore: FirestoreClient,
  student: string,
  commit: (writes: readonly Write[]) => Promise<void>,
): Promise<void> {
  const all = async (
    page: (after: StoredDocument | undefined) => Promise<StoredDocument[]>,
    write: (document: StoredDocument) => Write[],
  ) => {
    let last: StoredDocument | undefined
    for (;;) {
      const found = await page(last)
      const writes = found.flatMap(write)
      if (writes.length > 0) await commit(writes)
      last = found.at(-1)
      if (found.length < AT_ONCE) return
    }
  }
  await all(
    (last) => firestore.query('user_purchases', { userId: student }, AT_ONCE, last?.id),
    ({ path, data }) => {
      const reasons = ['grantReason', 'takenBackReason'].filter((name) => data[name])
      const fields = Object.fromEntries(reasons.map((name) => [name, null]))
      return reasons.length > 0 ? [{ patch: path, fields, when: { exists: true } }] : []
    },
  )
  await all(
    (last) => firestore.query(auditCollection, { student }, AT_ONCE, last?.id),
    ({ path }) => [{ patch: path, fields: { reason: null }, when: { exists: true } }],
  )
  await all(
    (last) =>
      firestore.page({
        collection: 'changes',
        isGroup: true,
        where: { student },
        fields: ['student'],
        limit: AT_ONCE,
        after: last?.path,
      }),
    ({ path }) => [{ delete: path }],
  )
}
