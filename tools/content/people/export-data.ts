/** All data of one student, for a request under data protection law. */
import { ownCollections } from '../../../src/config/own-collections'
import { liveTestsCollection, sheetPath } from '../../../src/content/live-tests/paths'
import { noteInAudit } from '../audit'
import type { WireDocument } from '../database'
import { plainFields } from '../stored-form'
import type { Target } from '../target'
import { findPerson } from '../users'
import { idsOf } from './erase-data'

const pageSize = 300
const mostLiveTests = 2000
/** Documents of one collection below a record. */
const mostBelow = 20_000

type Stored = Record<string, unknown> & { path: string }

/** Dates become ISO 8601. Older records had a password, which nobody may see. */
function storedOf({ path, fields }: WireDocument): Stored {
  const { password: _, ...plain } = plainFields(fields)
  return { path, ...(JSON.parse(JSON.stringify(plain)) as Record<string, unknown>) }
}

/** All documents of a root collection whose `userId` is the student's. */
async function documentsOf(
  { students, database }: Target,
  collection: string,
  uid: string,
): Promise<Stored[]> {
  const paths: string[] = []
  for (let after: string | undefined; ; ) {
    const page = await students.firestore.query(collection, { userId: uid }, pageSize, after)
    paths.push(...page.map(({ id }) => `${collection}/${id}`))
    after = page.at(-1)?.id
    if (page.length < pageSize || after === undefined) break
  }
  const found = await database.read(paths)
  return [...found].map(([path, fields]) => storedOf({ path, fields }))
}

/** All documents of one collection below a record. */
async function belowOf({ students, database }: Target, uid: string, name: string): Promise<Stored[]> {
  const ids = await students.firestore.ids(`users/${uid}/${name}`, mostBelow)
  const found = await database.read(ids.map((id) => `users/${uid}/${name}/${id}`))
  return [...found].map(([path, fields]) => storedOf({ path, fields }))
}

/** Sheets of live tests, which are stored below the tests. */
async function sheetsOf({ students, database }: Target, uid: string): Promise<Stored[]> {
  const tests = await students.firestore.ids(liveTestsCollection, mostLiveTests)
  const found = await database.read(tests.map((id) => sheetPath(uid, id)))
  return [...found].map(([path, fields]) => storedOf({ path, fields }))
}

async function dataOf(target: Target, uid: string) {
  const [record, sheets, purchases, orders, openOrders, ...below] = await Promise.all([
    target.database.read([`users/${uid}`]),
    sheetsOf(target, uid),
    documentsOf(target, 'user_purchases', uid),
    documentsOf(target, 'orders', uid),
    documentsOf(target, 'open_orders', uid),
    ...ownCollections.map((name) => belowOf(target, uid, name)),
  ])
  return {
    record: [...record].map(([path, fields]) => storedOf({ path, fields })),
    ...Object.fromEntries(ownCollections.map((name, index) => [name, below[index] ?? []])),
    liveSheets: sheets,
    purchases,
    orders,
    openOrders,
  }
}

/**
 * All data of one student as plain JSON: account, records and everything below them, sheets of live tests, purchases and
 * orders. That it was exported is listed.
 * @param who a uid or an e-mail @throws Error when there is nobody
 */
export async function exportData(target: Target, who: string) {
  const person = await findPerson(target, who)
  const { allIds } = await idsOf(target, person, who)
  if (allIds.size === 0) throw new Error(`Nobody in ${target.label} has the uid or e-mail "${who}".`)
  const ids = [...allIds]
  const data = await Promise.all(ids.map(async (uid) => ({ uid, ...(await dataOf(target, uid)) })))
  await noteInAudit(
    target,
    'Exported the data of a student',
    ids.map((id) => `users/${id}`),
  )
  return { exportedAt: new Date().toISOString(), account: person.account, data }
}
