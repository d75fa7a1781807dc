/** Queries through the real SDK: filters, orders, cursors, limits, groups. */
import {
  and,
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
  or,
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
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './testing/backend'

let backend: TestBackend
let db: Firestore

beforeAll(async () => {
  backend = await startBackend()
  db = backend.connect('student')
})
afterAll(() => backend.close())
beforeEach(() => backend.store.clear())

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

describe('filters compare by Firestore rules', () => {
  const zips = {
    a: { zip: Number.NaN },
    b: { zip: 91102 },
    c: { zip: 98101 },
    d: { zip: '98101' },
    e: { zip: [98101] },
    f: { zip: [98101, 98102] },
    g: { zip: ['98101', { zip: 98101 }] },
    h: { zip: { code: 500 } },
    i: { code: 500 },
    j: { zip: null },
  }
  beforeEach(() => fill('docs', zips))

  test.each<[string, QueryConstraint, string]>([
    ['== a number', where('zip', '==', 98101), 'c'],
    ['== a string', where('zip', '==', '98101'), 'd'],
    ['== null', where('zip', '==', null), 'j'],
    ['== NaN', where('zip', '==', Number.NaN), 'a'],
    ['== a list', where('zip', '==', [98101]), 'e'],
    ['== a map', where('zip', '==', { code: 500 }), 'h'],
    ['!= a number leaves out null and missing', where('zip', '!=', 98101), 'a b d e f g h'],
    ['!= a map', where('zip', '!=', { code: 500 }), 'a b c d e f g'],
    ['!= null', where('zip', '!=', null), 'a b c d e f g h'],
    ['!= NaN', where('zip', '!=', Number.NaN), 'b c d e f g h'],
    ['> stays within the type', where('zip', '>', 91102), 'c'],
    ['>= with NaN below every number', where('zip', '>=', Number.NaN), 'a b c'],
    ['< a string', where('zip', '<', 'a'), 'd'],
    ['<= a list', where('zip', '<=', [98101, 98102]), 'e f'],
    ['in', where('zip', 'in', [98101, 98103, [98101, 98102]]), 'c f'],
    ['in a map', where('zip', 'in', [{ code: 500 }]), 'h'],
    ['in null', where('zip', 'in', [null]), ''],
    ['in null and a value', where('zip', 'in', [98101, null]), 'c'],
    ['in NaN', where('zip', 'in', [Number.NaN]), ''],
    ['not-in', where('zip', 'not-in', [98101, 98103, [98101, 98102]]), 'a b d e g h'],
    ['not-in null', where('zip', 'not-in', [null]), ''],
    ['not-in NaN', where('zip', 'not-in', [Number.NaN]), 'b c d e f g h'],
    ['not-in NaN and a number', where('zip', 'not-in', [Number.NaN, 98101]), 'b d e f g h'],
    ['array-contains', where('zip', 'array-contains', 98101), 'e f'],
    ['array-contains a map', where('zip', 'array-contains', { zip: 98101 }), 'g'],
    ['array-contains-any', where('zip', 'array-contains-any', [98102, '98101']), 'f g'],
  ])('%s', async (_title, constraint, expected) => {
    expect(await ids(constraint)).toBe(expected)
  })
})

test('array filters never match null or NaN', async () => {
  await fill('docs', { a: { list: [null] }, b: { list: [Number.NaN] }, c: { list: [43] }, d: { list: 43 } })
  expect(await ids(where('list', 'array-contains', null))).toBe('')
  expect(await ids(where('list', 'array-contains', Number.NaN))).toBe('')
  expect(await ids(where('list', 'array-contains-any', [43, null, Number.NaN]))).toBe('c')
})

test('infinities, nested fields and quoted names can be filtered on', async () => {
  await fill('docs', {
    a: { n: Number.POSITIVE_INFINITY },
    b: { n: Number.NEGATIVE_INFINITY, map: { nested: 'foo' } },
    c: { map: { nested: {} }, 'a.b': 1 },
  })
  expect(await ids(where('n', '==', Number.POSITIVE_INFINITY))).toBe('a')
  expect(await ids(where('map.nested', '==', 'foo'))).toBe('b')
  expect(await ids(where('n', '<', 0))).toBe('b')
})

test('custom types are equal to themselves inside lists and maps', async () => {
  const at = Timestamp.now()
  const target = doc(db, 'f/c')
  const data = { ref: target, place: new GeoPoint(1, 2), at, list: [target, new GeoPoint(1, 2), at] }
  await fill('docs', { a: { data }, b: { data: { ...data, place: new GeoPoint(1, 3) } } })
  expect(await ids(where('data', '==', data))).toBe('a')
  expect(await ids(where('data.ref', '==', target))).toBe('a b')
})

test('document ids can be filtered on', async () => {
  await fill('docs', { aa: {}, ab: {}, ba: {}, bb: {} })
  const id = documentId()
  expect(await ids(where(id, '==', 'ab'))).toBe('ab')
  expect(await ids(where(id, '>', 'aa'), where(id, '<=', 'ba'))).toBe('ab ba')
  expect(await ids(where(id, '!=', 'aa'))).toBe('ab ba bb')
  expect(await ids(where(id, 'in', ['bb', 'aa']))).toBe('aa bb')
  expect(await ids(where(id, 'not-in', ['aa', 'ab']))).toBe('ba bb')
})

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

describe('or', () => {
  beforeEach(() =>
    fill('docs', {
      doc1: { a: 1, b: 0 },
      doc2: { b: 1 },
      doc3: { a: 3, b: 2 },
      doc4: { a: 1, b: 3 },
      doc5: { a: 1 },
      doc6: { a: 2 },
    }),
  )

  const docs = () => collection(db, 'docs')
  test.each<[string, () => Query, string]>([
    ['two equalities', () => query(docs(), or(where('a', '==', 2), where('b', '==', 1))), 'doc2 doc6'],
    [
      'in and equality',
      () => query(docs(), or(where('a', '==', 2), where('b', 'in', [2, 3]))),
      'doc3 doc4 doc6',
    ],
    [
      'of ands',
      () =>
        query(
          docs(),
          or(and(where('a', '==', 1), where('b', '==', 0)), and(where('a', '==', 3), where('b', '==', 2))),
        ),
      'doc1 doc3',
    ],
    [
      'inside and',
      () => query(docs(), and(where('a', '==', 1), or(where('b', '==', 0), where('b', '==', 3)))),
      'doc1 doc4',
    ],
    [
      'with an inequality orders by its field and needs it',
      () => query(docs(), or(where('a', '>', 2), where('b', '==', 1))),
      'doc3',
    ],
    [
      'with limitToLast',
      () => query(docs(), or(where('a', '==', 1), where('b', '>', 0)), orderBy('b'), limitToLast(2)),
      'doc3 doc4',
    ],
    ['with not-in', () => query(docs(), or(where('a', '==', 2), where('b', 'not-in', [2, 3]))), 'doc1 doc2'],
    [
      'of two ins on one field',
      () => query(docs(), or(where('a', 'in', [0, 3]), where('a', 'in', [0, 2]))),
      'doc3 doc6',
    ],
    [
      'two ins at once are their intersection',
      () => query(docs(), and(where('a', 'in', [1, 2, 3]), where('a', 'in', [0, 1, 4]))),
      'doc1 doc4 doc5',
    ],
  ])('%s', async (_title, target, expected) => {
    expect(await idsOf(target())).toBe(expected)
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
