/** count, sum and average through the real SDK. */
import {
  average,
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

async function ratings(...values: unknown[]): Promise<void> {
  const batch = writeBatch(db)
  for (const [index, rating] of values.entries()) batch.set(doc(db, `books/b${index}`), { rating, index })
  await batch.commit()
}

const books = () => collection(db, 'books')

test.each<[string, unknown[], number, number | null]>([
  ['integers', [10, 5, 0], 15, 5],
  ['doubles that make a whole number', [10, 9.5, 10.5], 30, 10],
  ['a double result', [5, 4.5, 3], 12.5, 12.5 / 3],
  ['text counts for nothing', [5, 4, '3', 6], 15, 5],
  ['NaN wins', [5, Number.NaN, 0], Number.NaN, Number.NaN],
  ['nothing', [], 0, null],
  ['only text', ['a', null], 0, null],
  ['beyond 64 bits', [2 ** 63 - 1, 2 ** 63 - 1], 2 ** 64, 2 ** 63],
  [
    'beyond 53 bits on the way',
    [Number.MAX_SAFE_INTEGER, 1, -101],
    Number.MAX_SAFE_INTEGER - 100,
    3002399751580297,
  ],
  [
    'beyond doubles',
    [Number.MAX_VALUE, Number.MAX_VALUE],
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ],
  ['below doubles', [Number.MIN_VALUE, 0], Number.MIN_VALUE, 0],
])('sum and average of %s', async (_title, values, total, mean) => {
  await ratings(...values)
  const snapshot = await getAggregate(books(), { total: sum('rating'), mean: average('rating') })
  expect(snapshot.data()).toEqual({ total, mean })
})

test('counting follows filters, limits and cursors', async () => {
  await ratings(1, 2, 3, 4, 5)
  expect((await getCount(books())).data().count).toBe(5)
  expect((await getCount(query(books(), where('rating', '>', 2)))).data().count).toBe(3)
  expect((await getCount(query(books(), limit(2)))).data().count).toBe(2)
  expect((await getCount(query(books(), orderBy('rating'), startAfter(4)))).data().count).toBe(1)
})

test('only documents that have every summed field count, whatever its type', async () => {
  const batch = writeBatch(db)
  batch.set(doc(db, 'books/a'), { pages: 100, rating: 3 })
  batch.set(doc(db, 'books/b'), { pages: 50, rating: 'good' })
  batch.set(doc(db, 'books/c'), { pages: 7 })
  await batch.commit()
  const snapshot = await getAggregate(books(), { n: count(), pages: sum('pages'), rating: average('rating') })
  expect(snapshot.data()).toEqual({ n: 2, pages: 150, rating: 3 })
  expect(
    (await getAggregate(query(books(), limit(2)), { pages: sum('pages'), r: sum('rating') })).data(),
  ).toEqual({
    pages: 150,
    r: 3,
  })
})

test('nested fields, odd aliases and repeated aggregates work', async () => {
  const batch = writeBatch(db)
  batch.set(doc(db, 'books/a'), { meta: { pages: 1 } })
  batch.set(doc(db, 'books/b'), { meta: { pages: 2 } })
  await batch.commit()
  const snapshot = await getAggregate(books(), {
    'with-un/su+pp[or]ted': sum('meta.pages'),
    '`quoted`': sum('meta.pages'),
    ['0123456789'.repeat(200)]: count(),
  })
  expect(Object.values(snapshot.data())).toEqual([3, 3, 2])
})

test('groups are counted across their parents', async () => {
  const batch = writeBatch(db)
  for (const path of ['g/1', 'a/1/g/2', 'a/1/gg/3', 'a/1/b/g']) batch.set(doc(db, path), { x: 1 })
  await batch.commit()
  expect((await getCount(collectionGroup(db, 'g'))).data().count).toBe(2)
})

test('a reserved collection cannot be counted', async () => {
  await expect(getCount(collection(db, '__badpath__'))).rejects.toThrow('reserved')
})

test('five aggregates are allowed, six are not', async () => {
  const five = { a: count(), b: sum('x'), c: average('x'), d: sum('y'), e: average('y') }
  expect((await getAggregate(books(), five)).data().a).toBe(0)
  await expect(getAggregate(books(), { ...five, f: count() })).rejects.toThrow(
    /maximum number of aggregations/,
  )
})
