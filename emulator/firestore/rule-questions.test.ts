/** What the rules are asked for each call. They are written by hand here, to see the questions. */
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AccessRequest, QueryRequest, Ruleset, Verdict } from '../rules/contract'
import { type RuleMap, RulePath, type RuleValue } from '../rules/values'
import { OPEN } from './testing/backend'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()
let student: Firestore
let asked: AccessRequest[]
let queries: QueryRequest[]

beforeAll(() => {
  student = backend.connect('student')
})
beforeEach(() => {
  asked = []
  queries = []
  backend.rules.current = OPEN
})

/** Keeps every question and answers it by `decide`. */
function recording(decide: (request: AccessRequest) => Verdict = () => ({ allowed: true })): Ruleset {
  return {
    judge: (request) => {
      asked.push(request)
      return decide(request)
    },
    judgeQuery: (request) => {
      queries.push(request)
      return { allowed: true }
    },
  }
}

const refused: Verdict = { allowed: false, reason: 'firestore.rules:7: no' }

function dataIn(map: RuleMap | null): RuleValue | undefined {
  return map?.get('data')
}

const path = (...segments: string[]): string[] => ['databases', '(default)', 'documents', ...segments]

test('a get shows the document, or null when there is none', async () => {
  await setDoc(doc(student, 'users/u1'), { n: 1, part: 1.5, list: ['a'], none: null })
  backend.rules.current = recording()
  await getDoc(doc(student, 'users/u1'))
  await getDoc(doc(student, 'users/none'))
  expect(asked.map(({ method }) => method)).toEqual(['get', 'get'])
  expect(asked[0]?.path).toEqual(path('users', 'u1'))
  expect(asked[0]?.resource).toEqual(
    new Map<string, RuleValue>([
      [
        'data',
        new Map<string, RuleValue>([
          ['n', 1n],
          ['part', 1.5],
          ['list', ['a']],
          ['none', null],
        ]),
      ],
      ['id', 'u1'],
      ['__name__', new RulePath(path('users', 'u1'))],
    ]),
  )
  expect(asked[1]?.resource).toBeNull()
  expect(asked[0]?.requestResource).toBeNull()
})

test('the caller is known by uid and token, a visitor is null', async () => {
  backend.rules.current = recording()
  await getDoc(doc(student, 'users/u1'))
  await getDoc(doc(backend.connect(null), 'users/u1'))
  expect(asked[0]?.auth?.get('uid')).toBe('student')
  const token = asked[0]?.auth?.get('token')
  expect(token instanceof Map && token.get('email')).toBe('student@demo.test')
  expect(asked[1]?.auth).toBeNull()
})

test('writes are create, update and delete by what is there, with the state after masks and transforms', async () => {
  const ref = doc(student, 'users/u1')
  backend.rules.current = recording()
  await setDoc(ref, { n: 1, kept: true, at: serverTimestamp() })
  await updateDoc(ref, { n: increment(2) })
  await setDoc(ref, { n: 5 })
  await deleteDoc(ref)
  await addDoc(collection(student, 'users'), {})
  expect(asked.map(({ method }) => method)).toEqual(['create', 'update', 'update', 'delete', 'create'])
  const [created, updated, replaced, deleted] = asked
  expect(created?.resource).toBeNull()
  expect(dataIn(created?.requestResource ?? null)).toEqual(
    new Map<string, RuleValue>([
      ['n', 1n],
      ['kept', true],
      ['at', created?.time ?? null],
    ]),
  )
  expect(updated?.resource).toEqual(created?.requestResource)
  const next = dataIn(updated?.requestResource ?? null)
  expect(next instanceof Map && [next.get('n'), next.get('kept')]).toEqual([3n, true])
  expect(dataIn(replaced?.requestResource ?? null)).toEqual(new Map([['n', 5n]]))
  expect(deleted?.requestResource).toBeNull()
  expect(dataIn(deleted?.resource ?? null)).toEqual(new Map([['n', 5n]]))
})

test('an update of a missing document is asked for as update, with no document', async () => {
  backend.rules.current = recording(() => refused)
  await expect(updateDoc(doc(student, 'users/none'), { a: 1 })).rejects.toMatchObject({
    code: 'permission-denied',
  })
  expect(asked[0]).toMatchObject({ method: 'update', resource: null })
})

test('get() sees what is stored, getAfter() the whole commit', async () => {
  await setDoc(doc(student, 'stock/a'), { left: 5 })
  const seen: unknown[] = []
  backend.rules.current = recording(({ reader }) => {
    for (const id of ['a', 'b']) {
      const where = new RulePath(path('stock', id))
      seen.push([dataIn(reader.get(where)), dataIn(reader.getAfter(where))])
    }
    return { allowed: true }
  })
  const batch = writeBatch(student)
  batch.update(doc(student, 'stock/a'), { left: increment(-1) })
  batch.set(doc(student, 'stock/b'), { left: 9 })
  await batch.commit()
  const both = [
    [new Map([['left', 5n]]), new Map([['left', 4n]])],
    [undefined, new Map([['left', 9n]])],
  ]
  expect(seen).toEqual([...both, ...both])
})

test('a document that a transaction only read is asked for as get', async () => {
  await setDoc(doc(student, 'users/u1'), { n: 1 })
  backend.rules.current = recording()
  await runTransaction(student, async (transaction) => {
    await transaction.get(doc(student, 'users/u1'))
    transaction.set(doc(student, 'users/u2'), {})
  })
  expect(asked.map(({ method, path: at }) => `${method} ${at.at(-1)}`)).toEqual([
    'get u1',
    'create u2',
    'get u1',
  ])
})

test('a query is asked for once, with its filter, order and limit', async () => {
  backend.rules.current = recording()
  const target = query(
    collection(student, 'users/u1/notes'),
    where('a', '==', 1),
    where('b', '!=', null),
    orderBy('b', 'desc'),
    limit(5),
  )
  await getDocs(target)
  await getCount(query(collectionGroup(student, 'notes')))
  expect(asked).toEqual([])
  expect(queries[0]).toMatchObject({
    parent: path('users', 'u1'),
    collectionId: 'notes',
    allDescendants: false,
    limit: 5,
    offset: 0,
    orderBy: [
      { field: 'b', direction: 'DESC' },
      { field: '__name__', direction: 'DESC' },
    ],
    filter: {
      kind: 'and',
      filters: [
        { kind: 'field', field: ['a'], op: '==', value: 1n },
        { kind: 'field', field: ['b'], op: '!=', value: null },
      ],
    },
  })
  expect(queries[1]).toMatchObject({
    parent: path(),
    collectionId: 'notes',
    allDescendants: true,
    limit: null,
  })
})
