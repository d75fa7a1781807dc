/** Filters through the real SDK. */
import {
  and,
  collection,
  type DocumentData,
  doc,
  documentId,
  type Firestore,
  GeoPoint,
  getDocs,
  limitToLast,
  or,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
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
