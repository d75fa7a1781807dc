/** Counting through the real SDK. */
import {
  collection,
  collectionGroup,
  count,
  doc,
  type Firestore,
  getAggregate,
  getCount,
  limit,
  orderBy,
  query,
  startAfter,
  sum,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, expect, test } from 'vitest'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()
let db: Firestore

beforeAll(() => {
  db = backend.connect('student')
})

const books = () => collection(db, 'books')

test('counting follows filters, limits and cursors', async () => {
  const batch = writeBatch(db)
  for (const rating of [1, 2, 3, 4, 5]) batch.set(doc(db, `books/b${rating}`), { rating })
  await batch.commit()
  expect((await getCount(books())).data().count).toBe(5)
  expect((await getCount(query(books(), where('rating', '>', 2)))).data().count).toBe(3)
  expect((await getCount(query(books(), limit(2)))).data().count).toBe(2)
  expect((await getCount(query(books(), orderBy('rating'), startAfter(4)))).data().count).toBe(1)
})

test('odd and repeated aliases work', async () => {
  const snapshot = await getAggregate(books(), {
    'with-un/su+pp[or]ted': count(),
    ['0123456789'.repeat(200)]: count(),
  })
  expect(Object.values(snapshot.data())).toEqual([0, 0])
})

test('groups are counted across their parents', async () => {
  const batch = writeBatch(db)
  for (const path of ['g/1', 'a/1/g/2', 'a/1/gg/3', 'a/1/b/g']) batch.set(doc(db, path), { x: 1 })
  await batch.commit()
  expect((await getCount(collectionGroup(db, 'g'))).data().count).toBe(2)
})

test('a reserved collection, a sum and six aggregates are refused', async () => {
  await expect(getCount(collection(db, '__badpath__'))).rejects.toThrow('reserved')
  await expect(getAggregate(books(), { a: sum('pages') })).rejects.toThrow('count alone')
  const six = { a: count(), b: count(), c: count(), d: count(), e: count(), f: count() }
  await expect(getAggregate(books(), six)).rejects.toThrow(/maximum number of aggregations/)
})
