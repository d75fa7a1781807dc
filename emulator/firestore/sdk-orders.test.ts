/** Orders, limits, cursors and collection groups through the real SDK. */
import {
  collection,
  collectionGroup,
  type DocumentData,
  doc,
  documentId,
  endAt,
  endBefore,
  type Firestore,
  GeoPoint,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  snapshotEqual,
  startAfter,
  startAt,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()
let db: Firestore

beforeAll(() => {
  db = backend.connect('student')
})

async function fill(path: string, documents: Record<string, DocumentData>): Promise<void> {
  const batch = writeBatch(db)
  for (const [id, data] of Object.entries(documents)) batch.set(doc(db, path, id), data)
  await batch.commit()
}

async function idsOf(target: Query): Promise<string> {
  return (await getDocs(target)).docs.map(({ id }) => id).join(' ')
}

/** The ids, in order, of what `constraints` find in `docs`. */
async function ids(...constraints: QueryConstraint[]): Promise<string> {
  return idsOf(query(collection(db, 'docs'), ...constraints))
}

test('values of all types have one order', async () => {
  const inOrder: unknown[] = [
    null,
    false,
    true,
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    -1,
    0,
    1.1,
    new Timestamp(100, 0),
    new Timestamp(100, 1000),
    '',
    'a',
    'é',
    '\uffee',
    '🎓',
    doc(db, 'c/__id7__'),
    doc(db, 'c/__id10__'),
    doc(db, 'c/a'),
    new GeoPoint(-1, 5),
    new GeoPoint(0, 0),
    [],
    [1],
    [1, 2],
    [2],
    {},
    { a: 1 },
    { a: 2 },
    { b: 0 },
  ]
  const entries = inOrder.map((value, index): [string, DocumentData] => [
    `k${(index * 5) % 28}`,
    { value, index },
  ])
  await fill('docs', Object.fromEntries(entries))
  const found = await getDocs(query(collection(db, 'docs'), orderBy('value')))
  expect(found.docs.map((item) => item.get('index'))).toEqual(inOrder.map((_, index) => index))
  const reversed = await getDocs(query(collection(db, 'docs'), orderBy('value', 'desc')))
  expect(reversed.docs.map((item) => item.get('index'))).toEqual(inOrder.map((_, index) => 27 - index))
})

describe('orders, limits and cursors', () => {
  beforeEach(() =>
    fill('docs', {
      a: { k: 'a', sort: 0 },
      b: { k: 'b', sort: 1 },
      c: { k: 'c', sort: 1 },
      d: { k: 'd', sort: 2 },
      e: { k: 'e' },
    }),
  )

  test.each<[string, QueryConstraint[], string]>([
    ['no order goes by id', [], 'a b c d e'],
    ['documents without the field are left out', [orderBy('sort')], 'a b c d'],
    ['ties follow the direction', [orderBy('sort', 'desc')], 'd c b a'],
    ['limit', [limit(2)], 'a b'],
    ['limit, descending', [orderBy('sort', 'desc'), limit(2)], 'd c'],
    ['limitToLast', [orderBy('sort'), limitToLast(2)], 'c d'],
    ['limitToLast, descending', [orderBy('sort', 'desc'), limitToLast(2)], 'b a'],
    ['startAt', [orderBy('sort'), startAt(1)], 'b c d'],
    ['startAfter', [orderBy('sort'), startAfter(1)], 'd'],
    ['endAt', [orderBy('sort'), endAt(1)], 'a b c'],
    ['endBefore', [orderBy('sort'), endBefore(1)], 'a'],
    ['cursors, descending', [orderBy('sort', 'desc'), startAt(1), endBefore(0)], 'c b'],
    ['cursor with two values', [orderBy('sort'), orderBy('k'), startAfter(1, 'b')], 'c d'],
    ['cursor with fewer values than orders', [orderBy('sort'), orderBy('k'), startAt(1)], 'b c d'],
    ['limitToLast with endBefore', [orderBy('sort'), endBefore(2), limitToLast(2)], 'b c'],
    ['limitToLast with endAt', [orderBy('sort'), endAt(1), limitToLast(2)], 'b c'],
    ['limitToLast with startAt', [orderBy('sort'), startAt(2), limitToLast(3)], 'd'],
    ['limitToLast with startAfter', [orderBy('sort'), startAfter(0), limitToLast(3)], 'b c d'],
    ['cursor on the id', [orderBy(documentId()), startAt('b'), endBefore('d')], 'b c'],
    ['behind an id', [orderBy(documentId()), startAfter('b'), limit(2)], 'c d'],
    ['behind an id that is none', [orderBy(documentId()), startAfter('bb')], 'c d e'],
    ['behind an id, descending', [orderBy(documentId(), 'desc'), startAfter('c')], 'b a'],
    ['behind an id, of some', [where('sort', '==', 1), orderBy(documentId()), startAfter('b')], 'c'],
    ['ids descending', [orderBy(documentId(), 'desc'), limit(2)], 'e d'],
    ['inequality orders by its field', [where('k', '>', 'a'), where('sort', '<', 2)], 'b c'],
    ['two orders', [orderBy('sort', 'desc'), orderBy('k', 'asc')], 'd b c a'],
  ])('%s', async (_title, constraints, expected) => {
    expect(await ids(...constraints)).toBe(expected)
  })

  test('pages follow each other by the last snapshot', async () => {
    let page = query(collection(db, 'docs'), orderBy('sort', 'desc'), limit(2))
    const seen: string[] = []
    for (;;) {
      const { docs } = await getDocs(page)
      const last = docs.at(-1)
      if (!last) break
      seen.push(...docs.map(({ id }) => id))
      page = query(page, startAfter(last))
    }
    expect(seen).toEqual(['d', 'c', 'b', 'a'])
  })

  test('the same query gives equal snapshots until a document changes', async () => {
    const target = query(collection(db, 'docs'), limit(10))
    const before = await getDocs(target)
    expect(snapshotEqual(before, await getDocs(target))).toBe(true)
    await fill('docs', { a: { k: 'a', sort: 0 } })
    expect(snapshotEqual(before, await getDocs(target)), 'a write without change').toBe(true)
    await fill('docs', { a: { k: 'a', sort: 5 } })
    expect(snapshotEqual(before, await getDocs(target))).toBe(false)
  })
})

describe('several inequality fields', () => {
  beforeEach(() =>
    fill('docs', {
      a: { key: 'a', sort: 0, v: 5 },
      b: { key: 'b', sort: 3, v: 4 },
      c: { key: 'c', sort: 1, v: 3 },
      d: { key: 'd', sort: 2, v: 2 },
    }),
  )

  test.each<[string, QueryConstraint[], string]>([
    ['are ordered by name', [where('sort', '>', 0), where('key', '!=', 'z')], 'b c d'],
    ['come after explicit orders', [orderBy('v'), where('key', '!=', 'a'), where('sort', '<=', 2)], 'd c'],
    [
      'take the last direction',
      [orderBy('sort', 'desc'), where('key', '>', 'a'), where('sort', '>=', 1)],
      'b d c',
    ],
    ['with ids', [where('sort', '>=', 1), where(documentId(), '!=', 'c')], 'd b'],
    ['with in', [where('key', '>=', 'a'), where('sort', '<=', 2), where('v', 'in', [3, 4, 5])], 'a c'],
    [
      'with cursors',
      [where('key', '>=', 'a'), where('sort', '<=', 2), orderBy('v', 'desc'), startAt(3)],
      'c d',
    ],
  ])('%s', async (_title, constraints, expected) => {
    expect(await ids(...constraints)).toBe(expected)
  })
})

describe('collection groups', () => {
  beforeEach(async () => {
    const paths = [
      'a/a/bg/d1',
      'a/b/a/b/bg/d2',
      'a/b/bg/d3',
      'a/b/c/d/bg/d4',
      'a/c/bg/d5',
      'bg/d6',
      'a/b/nope/n',
      'bgx/n',
    ]
    const batch = writeBatch(db)
    for (const path of paths) batch.set(doc(db, path), { x: 1 })
    await batch.commit()
  })

  test('hold every collection of that id, in the order of full paths', async () => {
    expect(await idsOf(collectionGroup(db, 'bg'))).toBe('d1 d2 d3 d4 d5 d6')
  })

  test('take cursors and filters on paths', async () => {
    const group = collectionGroup(db, 'bg')
    expect(await idsOf(query(group, orderBy(documentId()), startAt('a/b'), endAt('a/b0')))).toBe('d2 d3 d4')
    const between = [where(documentId(), '>', 'a/b'), where(documentId(), '<', 'a/b/bg/d3')]
    expect(await idsOf(query(group, ...between))).toBe('d2')
  })

  test('a collection holds neither its subcollections nor its namesakes', async () => {
    expect(await idsOf(collection(db, 'bg'))).toBe('d6')
    expect(await idsOf(collection(db, 'a/b/bg'))).toBe('d3')
    expect(await idsOf(collection(db, 'a'))).toBe('')
  })
})

test('a converter makes the objects that come back', async () => {
  await fill('docs', { a: { title: 'T', author: 'A' } })
  const typed = query(collection(db, 'docs'), where('title', '==', 'T')).withConverter({
    toFirestore: (post: { byline: string }) => post,
    fromFirestore: (snapshot) => ({ byline: `${snapshot.get('title')}, by ${snapshot.get('author')}` }),
  })
  expect((await getDocs(typed)).docs[0]?.data()).toEqual({ byline: 'T, by A' })
})
