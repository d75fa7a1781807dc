/** Erases a student: for the endpoint, when they ask, and for the operator's tool (docs/decisions/008). */

import { ownCollections } from '../src/config/own-collections'
import { testKey } from '../src/domain/sitting/test-ref'
import type { Accounts } from './accounts'
import { eraseNotes } from './erase-notes'
import { unavailable } from './errors'
import type { FirestoreClient, Write } from './firestore/client'
import { progressPath } from './ranks/progress'

export interface StudentStore {
  firestore: FirestoreClient
  accounts: Pick<Accounts, 'exists' | 'remove'>
  now: () => Date
}

/** Replaces the record and holds no personal data. The rules refuse a student with this record. */
const tombstone = (now: Date) => ({ isActive: false, deletedAt: now })

/** Documents that one commit deletes. */
const AT_ONCE = 300

async function commit(firestore: FirestoreClient, writes: readonly Write[]): Promise<void> {
  if ((await firestore.commit(writes)) === 'conflict') throw unavailable()
}

/** @returns how many documents of each collection there were */
async function eraseBelow(firestore: FirestoreClient, record: string): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  for (const name of ownCollections) {
    for (;;) {
      const ids = await firestore.ids(`${record}/${name}`, AT_ONCE)
      const deletions = ids.map((id) => ({ delete: `${record}/${name}/${id}` }))
      if (ids.length > 0) await commit(firestore, deletions)
      erased[name] = (erased[name] ?? 0) + ids.length
      if (ids.length < AT_ONCE) break
    }
  }
  return erased
}

/** Live tests that are looked through for sheets. */
const MOST_LIVE_TESTS = 2000
const TESTS_AT_ONCE = 50

/** A student's sheets of live tests, which stand below the tests. Who was named among the toppers is not named any more. */
async function eraseSheets({ firestore, now }: StudentStore, uid: string): Promise<void> {
  const erase = async (id: string) => {
    const path = `live_tests/${id}/sheets/${uid}`
    const sheet = await firestore.get(path)
    if (!sheet) return
    await commit(firestore, [{ delete: path }])
    const progress = progressPath(testKey({ kind: 'live', liveTestId: id }))
    // A conflict: it was never ranked.
    if (sheet.data.shownAs !== undefined)
      await firestore.commit([{ patch: progress, fields: { dueAt: now() }, when: { exists: true } }])
  }
  const tests = await firestore.ids('live_tests', MOST_LIVE_TESTS)
  for (let from = 0; from < tests.length; from += TESTS_AT_ONCE)
    await Promise.all(tests.slice(from, from + TESTS_AT_ONCE).map(erase))
}

/** Older records of the address that belong to no account. Records of the address's former owners stay. */
async function olderRecords({ firestore, accounts }: StudentStore, email: string): Promise<string[]> {
  const found = await firestore.query('users', { email }, AT_ONCE)
  const older: string[] = []
  for (const { id } of found) if (!(await accounts.exists(id))) older.push(id)
  return older
}

/**
 * Erases the student's record with everything below it, older records of their addresses, what operators wrote about
 * them, and the account. Purchases, orders and payments stay, as the law requires. The next call completes an
 * interrupted one: the tombstone comes first and blocks every later write; the account is deleted last.
 * @param student uids: of the account, and of records whose account is gone; emails: proved addresses only
 * @returns what was erased, by collection; `records` counts the records themselves
 * @throws ApiError 503; another call finishes then
 */
export async function eraseStudent(
  store: StudentStore,
  { uids, emails }: { uids: readonly string[]; emails: readonly string[] },
): Promise<Record<string, number>> {
  const { firestore, accounts, now } = store
  const erased: Record<string, number> = { records: 0 }
  const erase = async (id: string, write: Write) => {
    await commit(firestore, [write])
    const below = await eraseBelow(firestore, `users/${id}`)
    await eraseSheets(store, id)
    await eraseNotes(firestore, id, (writes) => commit(firestore, writes))
    for (const [name, count] of Object.entries({ records: 1, ...below }))
      erased[name] = (erased[name] ?? 0) + count
  }
  // A tombstone has no address, so the search below finds only other records.
  for (const uid of uids) await erase(uid, { set: `users/${uid}`, fields: tombstone(now()) })
  for (const email of emails)
    for (const id of await olderRecords(store, email)) await erase(id, { delete: `users/${id}` })
  for (const uid of uids) await accounts.remove(uid)
  return erased
}

/** Whether `uid` was a student's who has been erased to the end. */
export async function isErased({ firestore, accounts }: StudentStore, uid: string): Promise<boolean> {
  const record = await firestore.get(`users/${uid}`)
  return record?.data.deletedAt instanceof Date && !(await accounts.exists(uid))
}
