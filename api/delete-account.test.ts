import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownCollections } from '../src/config/own-collections'
import { createApp } from './app'
import { eraseStudent } from './erase-student'
import type { FirestoreClient } from './firestore/client'
import { type Shop, type Student, startShop } from './testing/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const path = 'delete-account'
const done = { status: 200, body: { deleted: true } }
const unauthenticated = { status: 401, body: { error: 'You must be signed in to perform this action.' } }
const unavailable = {
  status: 503,
  body: { error: 'Service is currently unavailable. Please try again later.' },
}

const ofCollections = () => ownCollections.map((name) => ({ name, documents: ['one', 'two'] }))
const below = (uid: string) =>
  ofCollections().flatMap(({ name, documents }) => documents.map((id) => `users/${uid}/${name}/${id}`))

async function student(): Promise<Student> {
  const asha = await shop.signUp()
  const paths = [`users/${asha.uid}`, ...below(asha.uid)]
  await shop.firestore.commit(paths.map((set) => ({ set, fields: { name: 'Asha Rao' } })))
  return asha
}

const exists = async (document: string) => (await shop.firestore.get(document)) !== undefined
const left = async (uid: string) => {
  const found = await Promise.all(below(uid).map(exists))
  return found.filter(Boolean).length
}
const accountExists = (uid: string) => shop.deps.accounts.exists(uid)

async function expectErased(uid: string): Promise<void> {
  const record = await shop.firestore.get(`users/${uid}`)
  expect(record?.data).toEqual({ isActive: false, deletedAt: expect.any(Date) })
  expect(await left(uid)).toBe(0)
  expect(await accountExists(uid)).toBe(false)
}
async function expectWhole(uid: string): Promise<void> {
  expect((await shop.firestore.get(`users/${uid}`))?.data).toEqual({ name: 'Asha Rao' })
  expect(await left(uid)).toBe(below(uid).length)
  expect(await accountExists(uid)).toBe(true)
}

test('the record, all below it and the account go; a tombstone and the purchases stay, and others lose nothing', async () => {
  const [asha, ravi] = [await student(), await student()]
  const purchase = `user_purchases/${asha.uid}_testseries_x`
  const bought = { userId: asha.uid, productId: 'testseries_x', isActive: true }
  await shop.firestore.commit([{ set: purchase, fields: bought }])
  expect(await shop.post(path, {}, asha.idToken)).toEqual(done)
  await expectErased(asha.uid)
  expect(await exists(purchase)).toBe(true)
  await expectWhole(ravi.uid)
})

test('what operators wrote about the student goes from their list and from the purchases, and nobody else’s', async () => {
  const [asha, ravi] = [await student(), await student()]
  const of = ({ uid }: Pick<Student, 'uid'>) => ({
    gift: `user_purchases/${uid}_p1`,
    entry: `audit/entry-${uid}`,
    change: `audit/entry-of-both/changes/${uid}`,
  })
  for (const { uid } of [asha, ravi]) {
    const { gift, entry, change } = of({ uid })
    await shop.firestore.commit([
      { set: gift, fields: { userId: uid, productId: 'p1', isActive: true, grantReason: 'Asha Rao is ill' } },
      { set: entry, fields: { what: 'Gave p1', student: uid, reason: 'Asha Rao is ill', count: 0 } },
      { set: change, fields: { student: uid, change: 'Words of Asha Rao' } },
    ])
  }
  expect(await shop.post(path, {}, asha.idToken)).toEqual(done)
  const data = async (document: string) => (await shop.firestore.get(document))?.data
  expect(await data(of(asha).gift)).toMatchObject({ productId: 'p1', isActive: true, grantReason: null })
  expect(await data(of(asha).entry)).toMatchObject({ what: 'Gave p1', student: asha.uid, reason: null })
  expect(await exists(of(asha).change)).toBe(false)
  expect(await data(of(ravi).gift)).toMatchObject({ grantReason: 'Asha Rao is ill' })
  expect(await data(of(ravi).entry)).toMatchObject({ reason: 'Asha Rao is ill' })
  expect(await exists(of(ravi).change)).toBe(true)
})

test('more documents than one commit deletes go too', async () => {
  const asha = await student()
  const many = Array.from({ length: 301 }, (_, index) => `users/${asha.uid}/attempts/a${index}`)
  await shop.firestore.commit(many.map((set) => ({ set, fields: { title: 'Mine' } })))
  expect(await shop.post(path, {}, asha.idToken)).toEqual(done)
  expect(await shop.firestore.ids(`users/${asha.uid}/attempts`, 1)).toEqual([])
})

test('sheets of live tests go too, and nobody else’s', async () => {
  const [asha, ravi] = [await student(), await student()]
  const sheetOf = ({ uid }: Student) => `live_tests/sunday/sheets/${uid}`
  const progress = 'ranks_progress/live:sunday'
  const sets = ['live_tests/sunday', sheetOf(asha), sheetOf(ravi), progress]
  await shop.firestore.commit(sets.map((set) => ({ set, fields: { shownAs: 'Asha R.' } })))
  expect(await shop.post(path, {}, asha.idToken)).toEqual(done)
  expect(await Promise.all(sets.map(exists))).toEqual([true, false, true, true])
  // The next round of ranks leaves out the name.
  expect((await shop.firestore.get(progress))?.data.dueAt).toBeInstanceOf(Date)
})

describe('nothing is deleted by', () => {
  let asha: Student
  beforeEach(async () => {
    asha = await student()
  })

  test('a call without a token, or with one that was made up, whomever the body names', async () => {
    expect(await shop.post(path, { localId: asha.uid, userId: asha.uid })).toEqual(unauthenticated)
    expect(await shop.post(path, { localId: asha.uid }, 'made.up.token')).toEqual(unauthenticated)
    await expectWhole(asha.uid)
  })

  test('another student', async () => {
    const ravi = await student()
    expect(await shop.post(path, { localId: asha.uid, userId: asha.uid }, ravi.idToken)).toEqual(done)
    await expectErased(ravi.uid)
    await expectWhole(asha.uid)
  })

  test('a session that was ended, although its token is still valid', async () => {
    await shop.post('sign-out-everywhere', {}, asha.idToken)
    expect(await shop.post(path, {}, asha.idToken)).toEqual(unauthenticated)
    expect(await left(asha.uid)).toBe(below(asha.uid).length)
    expect(await accountExists(asha.uid)).toBe(true)
  })

  test('a sign-in of more than five minutes ago', async () => {
    shop.passMinutes(6)
    try {
      expect(await shop.post(path, {}, asha.idToken)).toEqual({
        status: 403,
        body: { error: 'Please log in again to complete this action.' },
      })
    } finally {
      shop.passMinutes(-6)
    }
    await expectWhole(asha.uid)
  })
})

test('a second call, whose predecessor’s answer was lost, is told the same', async () => {
  const asha = await student()
  expect(await shop.post(path, {}, asha.idToken)).toEqual(done)
  expect(await shop.post(path, {}, asha.idToken)).toEqual(done)
  await expectErased(asha.uid)
})

/** The endpoint on a database that is gone after `calls` commits. */
function breakingAfter(calls: number) {
  let left = calls
  const firestore: FirestoreClient = {
    ...shop.firestore,
    commit: (writes) =>
      left-- > 0 ? shop.firestore.commit(writes) : Promise.reject(new Error('the process has ended')),
  }
  return createApp({ ...shop.deps, firestore, log: () => undefined })
}

test.each([1, 2, 4, 7])(
  'a call that breaks off after %i commits is finished by the next one',
  async (calls) => {
    const asha = await student()
    expect((await shop.post(path, {}, asha.idToken, breakingAfter(calls))).status).toBe(500)
    // The tombstone stands from the first commit on, and the account until all else is gone.
    expect((await shop.firestore.get(`users/${asha.uid}`))?.data).toMatchObject({ isActive: false })
    expect(await accountExists(asha.uid)).toBe(true)
    expect(await shop.post(path, {}, asha.idToken)).toEqual(done)
    await expectErased(asha.uid)
  },
)

test('a call that cannot delete the account says so, and the next one finishes', async () => {
  const asha = await student()
  const log: string[] = []
  const { exists: doesExist, endSessions } = shop.deps.accounts
  const accounts = {
    exists: doesExist,
    endSessions,
    remove: () => shop.deps.accounts.endSessions('nobody', new Date()),
  }
  const app = createApp({ ...shop.deps, accounts, log: (line) => log.push(line) })
  expect(await shop.post(path, {}, asha.idToken, app)).toEqual(unavailable)
  expect(await accountExists(asha.uid)).toBe(true)
  expect(await shop.post(path, {}, asha.idToken)).toEqual(done)
  await expectErased(asha.uid)
})

test('what was erased is counted, for an operator to read', async () => {
  const asha = await student()
  const erased = await eraseStudent(shop.deps, { uids: [asha.uid], emails: [] })
  expect(erased).toEqual({ records: 1, ...Object.fromEntries(ownCollections.map((name) => [name, 2])) })
})

describe('older records with a generated id', () => {
  const older = async (email: string) => {
    const id = `generated-${email.slice(0, 8)}`
    const saved = `users/${id}/saved/0`
    await shop.firestore.commit([
      { set: `users/${id}`, fields: { email, name: 'Older' } },
      { set: saved, fields: { email } },
    ])
    return [`users/${id}`, saved]
  }

  const signInAgain = async ({ email }: Student): Promise<string> => {
    const url = `${shop.env.AUTH_URL}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`
    const body = JSON.stringify({ email, password: 'Student@123', returnSecureToken: true })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body })
    return String(((await answer.json()) as { idToken: unknown }).idToken)
  }

  test('stay where the address was never proved', async () => {
    const asha = await student()
    const records = await older(asha.email)
    expect(await shop.post(path, {}, asha.idToken)).toEqual(done)
    expect(await Promise.all(records.map(exists))).toEqual([true, true])
  })

  test('go with a proved address, and the record of another account that has had it stays', async () => {
    const [asha, ravi] = [await student(), await student()]
    const records = await older(asha.email)
    await shop.firestore.commit([
      { set: `users/${ravi.uid}`, fields: { name: 'Asha Rao', email: asha.email } },
    ])
    await shop.changeAccount(asha.uid, { emailVerified: true })
    expect(await shop.post(path, {}, await signInAgain(asha))).toEqual(done)
    await expectErased(asha.uid)
    expect(await Promise.all(records.map(exists))).toEqual([false, false])
    expect(await left(ravi.uid)).toBe(below(ravi.uid).length)
    expect(await exists(`users/${ravi.uid}`)).toBe(true)
  })
})
