/** Transforms and batches through the real SDK. */
import {
  addDoc,
  arrayRemove,
  arrayUnion,
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  getDoc,
  increment,
  maximum,
  minimum,
  serverTimestamp,
  setDoc,
  type Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, expect, test } from 'vitest'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()
let db: Firestore

beforeAll(() => {
  db = backend.connect('student')
})

async function created(data: object): Promise<DocumentReference> {
  return addDoc(collection(db, 'things'), data)
}

async function dataOf(ref: DocumentReference): Promise<unknown> {
  return (await getDoc(ref)).data()
}

test('server timestamps of one commit are one time in whole milliseconds, not before the last', async () => {
  const first = await created({ at: serverTimestamp() })
  const ref = doc(db, 'things/times')
  await setDoc(ref, { a: serverTimestamp(), nested: { b: serverTimestamp() }, kept: 1 })
  const snapshot = await getDoc(ref)
  const at: Timestamp = snapshot.get('a')
  expect(snapshot.get('nested.b')).toEqual(at)
  expect(snapshot.get('kept')).toBe(1)
  expect(at.valueOf() >= (await getDoc(first)).get('at').valueOf()).toBe(true)
  expect(at.nanoseconds % 1_000_000).toBe(0)
  expect(Math.abs(at.toMillis() - Date.now())).toBeLessThan(10_000)
})

test('transforms on one field after another', async () => {
  const ref = await created({ n: 1, list: ['a', 'b'], top: 3, low: 3 })
  await updateDoc(ref, {
    n: increment(2),
    list: arrayUnion('b', 'c', 'c'),
    top: maximum(7),
    low: minimum(7),
    fresh: increment(5),
    'deep.list': arrayUnion(1),
  })
  expect(await dataOf(ref)).toEqual({
    n: 3,
    list: ['a', 'b', 'c'],
    top: 7,
    low: 3,
    fresh: 5,
    deep: { list: [1] },
  })
  await updateDoc(ref, { n: increment(0.5), list: arrayRemove('a', 'c'), top: arrayRemove(1) })
  expect(await dataOf(ref)).toMatchObject({ n: 3.5, list: ['b'], top: [] })
})

test('a merge with nothing but a transform creates the document', async () => {
  const ref = doc(db, 'things/counter')
  await setDoc(ref, { sum: increment(13) }, { merge: true })
  await setDoc(ref, { sum: increment(13) }, { merge: true })
  expect(await dataOf(ref)).toEqual({ sum: 26 })
})

test('a batch is done whole, in its order', async () => {
  const one = doc(db, 'batch/one')
  const two = doc(db, 'batch/two')
  await setDoc(two, { old: true })
  const batch = writeBatch(db)
  batch.set(one, { n: 1 })
  batch.update(one, { n: increment(1), m: 1 })
  batch.delete(two)
  batch.set(two, { fresh: true })
  await batch.commit()
  expect(await dataOf(one)).toEqual({ n: 2, m: 1 })
  expect(await dataOf(two)).toEqual({ fresh: true })
})

test('a batch with one impossible write changes nothing', async () => {
  const ref = doc(db, 'batch/untouched')
  const batch = writeBatch(db)
  batch.set(ref, { a: 1 })
  batch.update(doc(db, 'batch/missing'), { a: 1 })
  await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' })
  expect((await getDoc(ref)).exists()).toBe(false)
})

test('an update of what the same batch deletes is refused as invalid', async () => {
  const ref = await created({ a: 1 })
  const batch = writeBatch(db)
  batch.delete(ref)
  batch.update(ref, { a: 2 })
  await expect(batch.commit()).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('the same request deletes it'),
  })
  expect(await dataOf(ref)).toEqual({ a: 1 })
})

test('501 writes are too many, 500 are not', async () => {
  const batchOf = (count: number): Promise<void> => {
    const batch = writeBatch(db)
    for (let index = 0; index < count; index += 1) batch.set(doc(db, `many/${index}`), { index })
    return batch.commit()
  }
  await batchOf(500)
  await expect(batchOf(501)).rejects.toThrow('maximum 500 writes allowed per request')
})
