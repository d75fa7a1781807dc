/** Transactions through the real SDK: what they see, and what makes them try again. */
import {
  type DocumentReference,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  setDoc,
  type Transaction,
} from 'firebase/firestore/lite'
import { beforeAll, describe, expect, test } from 'vitest'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()
let db: Firestore

beforeAll(() => {
  db = backend.connect('student')
})

type Stage = (transaction: Transaction, ref: DocumentReference) => unknown

const get: Stage = (transaction, ref) => transaction.get(ref)
const set1: Stage = (transaction, ref) => transaction.set(ref, { foo: 'bar1' })
const set2: Stage = (transaction, ref) => transaction.set(ref, { foo: 'bar2' })
const update1: Stage = (transaction, ref) => transaction.update(ref, { foo: 'bar1' })
const update2: Stage = (transaction, ref) => transaction.update(ref, { foo: 'bar2' })
const remove: Stage = (transaction, ref) => transaction.delete(ref)

async function run(exists: boolean, stages: readonly Stage[]): Promise<unknown> {
  const ref = doc(db, 'tests/doc')
  if (exists) await setDoc(ref, { foo: 'bar0' })
  await runTransaction(
    db,
    async (transaction) => {
      for (const stage of stages) await stage(transaction, ref)
    },
    { maxAttempts: 1 },
  )
  return (await getDoc(ref)).data()
}

describe.each([true, false])('stages on a document that exists: %s', (exists) => {
  test.each<[string, Stage[]]>([
    ['delete, delete', [remove, remove]],
    ['get, delete, delete', [get, remove, remove]],
    ['set, delete', [set1, remove]],
    ['get, set, delete', [get, set1, remove]],
  ])('%s leaves none', async (_title, stages) => {
    expect(await run(exists, stages)).toBeUndefined()
  })

  test.each<[string, Stage[]]>([
    ['delete, set', [remove, set2]],
    ['get, delete, set', [get, remove, set2]],
    ['set, update', [set1, update2]],
    ['get, set, set', [get, set1, set2]],
    ['get, set, update', [get, set1, update2]],
  ])('%s leaves the last', async (_title, stages) => {
    expect(await run(exists, stages)).toEqual({ foo: 'bar2' })
  })

  test('delete, update is refused', async () => {
    await expect(run(exists, [remove, update2])).rejects.toMatchObject({ code: 'failed-precondition' })
  })
})

test('updates of a missing document are not-found', async () => {
  await expect(run(false, [update1, remove])).rejects.toMatchObject({ code: 'not-found' })
  await expect(run(false, [update1, set1])).rejects.toMatchObject({ code: 'not-found' })
})

async function attemptsWith(
  disturb: (attempt: number) => Promise<void>,
  body: (transaction: Transaction) => Promise<void>,
): Promise<number> {
  let attempts = 0
  await runTransaction(db, async (transaction) => {
    attempts += 1
    await body(transaction)
    await disturb(attempts)
  })
  return attempts
}

test('a document that changed between read and commit makes it try again', async () => {
  const ref = doc(db, 'tests/counter')
  await setDoc(ref, { n: 1 })
  const attempts = await attemptsWith(
    async (attempt) => {
      if (attempt === 1) await setDoc(ref, { n: 10 })
    },
    async (transaction) => {
      const n: number = (await transaction.get(ref)).get('n')
      transaction.update(ref, { n: n + 1 })
    },
  )
  expect(attempts).toBe(2)
  expect((await getDoc(ref)).get('n')).toBe(11)
})

test('a document that was only read counts too, but not a write that changes nothing', async () => {
  const read = doc(db, 'tests/read')
  const written = doc(db, 'tests/written')
  await setDoc(read, { n: 15 })
  const attempts = await attemptsWith(
    () => setDoc(read, { n: 1234 }),
    async (transaction) => {
      await transaction.get(read)
      transaction.set(written, { n: 16 })
    },
  )
  expect(attempts).toBe(2)
  expect((await getDoc(written)).get('n')).toBe(16)
})

test('a document that was missing and now exists, or the other way round, makes it try again', async () => {
  const ref = doc(db, 'tests/appears')
  const count = (disturb: () => Promise<void>): Promise<number> =>
    attemptsWith(
      (attempt) => (attempt === 1 ? disturb() : Promise.resolve()),
      async (transaction) => {
        const snapshot = await transaction.get(ref)
        transaction.set(ref, { existed: snapshot.exists() })
      },
    )
  expect(await count(() => setDoc(ref, { a: 1 }))).toBe(2)
  expect((await getDoc(ref)).data()).toEqual({ existed: true })
  expect(await count(() => deleteDoc(ref))).toBe(2)
  expect((await getDoc(ref)).data()).toEqual({ existed: false })
})

test('four increments at once all count', { timeout: 60_000 }, async () => {
  const ref = doc(db, 'tests/busy')
  await setDoc(ref, { n: 0 })
  const increments = Array.from({ length: 4 }, () =>
    runTransaction(db, async (transaction) => {
      const n: number = (await transaction.get(ref)).get('n')
      transaction.update(ref, { n: n + 1 })
    }),
  )
  await Promise.all(increments)
  expect((await getDoc(ref)).get('n')).toBe(4)
})
