/** Documents through the real SDK: types, merges, masks, deletes. */
import {
  addDoc,
  Bytes,
  collection,
  type DocumentReference,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  type Firestore,
  GeoPoint,
  getDoc,
  refEqual,
  setDoc,
  Timestamp,
  updateDoc,
  vector,
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

test('a document that was never written does not exist', async () => {
  const snapshot = await getDoc(doc(db, 'things/none'))
  expect(snapshot.exists()).toBe(false)
  expect(snapshot.data()).toBeUndefined()
})

test('every type of value comes back as it was written', async () => {
  const target = doc(db, 'things/target')
  const data = {
    nothing: null,
    yes: true,
    whole: 7,
    big: Number.MAX_SAFE_INTEGER,
    part: 1.5,
    huge: 1e300,
    nan: Number.NaN,
    endless: Number.POSITIVE_INFINITY,
    negative: Number.NEGATIVE_INFINITY,
    minusZero: -0,
    text: 'नमस्ते 🎓',
    time: new Timestamp(1_700_000_000, 123_456_000),
    place: new GeoPoint(28.6, -77.2),
    list: [1, 'a', { deep: [true] }, null],
    map: { inner: { empty: {} }, none: [] },
    embedding: vector([1, 2.5, -3]),
  }
  const ref = await created({ ...data, target, bytes: Bytes.fromUint8Array(new Uint8Array([0, 1, 255])) })
  const read = (await getDoc(ref)).data() ?? {}
  const { target: link, bytes, ...rest } = read
  expect(rest).toEqual(data)
  expect(Object.is(rest.minusZero, -0)).toBe(true)
  expect(refEqual(link, target)).toBe(true)
  expect(bytes.toUint8Array()).toEqual(new Uint8Array([0, 1, 255]))
})

test('timestamps keep microseconds and lose nanoseconds', async () => {
  const ref = await created({ at: new Timestamp(1_700_000_000, 123_456_789) })
  expect((await getDoc(ref)).get('at')).toEqual(new Timestamp(1_700_000_000, 123_456_000))
})

test('set replaces, merge keeps what it does not name', async () => {
  const ref = await created({ a: 1, owner: { name: 'Asha', mail: 'a@b.c' } })
  await setDoc(ref, { owner: { name: 'Ravi' }, n: 2 }, { merge: true })
  expect(await dataOf(ref)).toEqual({ a: 1, n: 2, owner: { name: 'Ravi', mail: 'a@b.c' } })
  await setDoc(ref, { only: true })
  expect(await dataOf(ref)).toEqual({ only: true })
})

test('mergeFields takes the named fields only, also named twice or with their parent', async () => {
  const ref = await created({ desc: 'old', owner: { name: 'Asha', mail: 'a@b.c' } })
  const next = { desc: 'new', owner: { name: 'Ravi', mail: 'r@b.c' }, stray: 1 }
  await setDoc(ref, next, { mergeFields: ['owner.name'] })
  expect(await dataOf(ref)).toEqual({ desc: 'old', owner: { name: 'Ravi', mail: 'a@b.c' } })
  await setDoc(ref, next, { mergeFields: ['owner.name', 'owner', 'owner'] })
  expect(await dataOf(ref)).toEqual({ desc: 'old', owner: { name: 'Ravi', mail: 'r@b.c' } })
  await setDoc(ref, next, { mergeFields: [] })
  expect(await dataOf(ref)).toEqual({ desc: 'old', owner: { name: 'Ravi', mail: 'r@b.c' } })
})

test('an empty map can be merged in', async () => {
  const ref = await created({})
  await setDoc(ref, { a: {} }, { mergeFields: ['a'] })
  await setDoc(ref, { b: {} }, { merge: true })
  expect(await dataOf(ref)).toEqual({ a: {}, b: {} })
})

test('a list is replaced by merging, never merged itself', async () => {
  const ref = await created({ list: ['old', 'old'], maps: [{ data: 'old' }] })
  await setDoc(ref, { list: ['new'], maps: [{ data: 'new' }] }, { merge: true })
  expect(await dataOf(ref)).toEqual({ list: ['new'], maps: [{ data: 'new' }] })
})

test('deleteField removes a field, in merges and updates, nested too', async () => {
  const ref = await created({ keep: 1, gone: 2, nested: { keep: 1, gone: 2 } })
  await setDoc(ref, { gone: deleteField(), nested: { gone: deleteField() } }, { merge: true })
  expect(await dataOf(ref)).toEqual({ keep: 1, nested: { keep: 1 } })
  await updateDoc(ref, { 'nested.keep': deleteField(), 'absent.path': deleteField() })
  expect(await dataOf(ref)).toEqual({ keep: 1, nested: {} })
})

test('field paths reach nested fields and names with dots, quotes and spaces', async () => {
  const ref = await created({ owner: { name: 'Asha' }, 'is.admin': false })
  await updateDoc(ref, 'owner.name', 'Ravi', new FieldPath('is.admin'), true)
  await updateDoc(ref, new FieldPath('a `b`', 'c\\d', 'ई'), 1)
  expect(await dataOf(ref)).toEqual({
    owner: { name: 'Ravi' },
    'is.admin': true,
    'a `b`': { 'c\\d': { ई: 1 } },
  })
})

test('an update below a value that is no map replaces that value', async () => {
  const ref = await created({ a: 5 })
  await updateDoc(ref, { 'a.b': 1 })
  expect(await dataOf(ref)).toEqual({ a: { b: 1 } })
})

test('names of object methods are ordinary field names', async () => {
  const ref = await created({ constructor: 'a', toString: 'b', hasOwnProperty: 1 })
  await updateDoc(ref, { 'valueOf.x': 2 })
  expect(await dataOf(ref)).toEqual({ constructor: 'a', toString: 'b', hasOwnProperty: 1, valueOf: { x: 2 } })
})

test('an update of a missing document is not-found and creates nothing', async () => {
  const ref = doc(db, 'things/absent')
  await expect(updateDoc(ref, { a: 1 })).rejects.toMatchObject({
    code: 'not-found',
    message: expect.stringMatching(/No document to update: projects\/demo-pariksha\/.*\/things\/absent/),
  })
  expect((await getDoc(ref)).exists()).toBe(false)
})

test('addDoc refuses an id that is taken, as a conflict', async () => {
  const ref = await created({ a: 1 })
  const write = { update: { name: `projects/demo-pariksha/databases/(default)/documents/${ref.path}` } }
  const { status, body } = await backend.rest(
    'POST',
    '/v1/projects/demo-pariksha/databases/(default)/documents:commit',
    {
      writes: [{ ...write, currentDocument: { exists: false } }],
    },
  )
  expect(status).toBe(409)
  expect(body).toMatchObject({ error: { status: 'ALREADY_EXISTS', code: 409 } })
})

test('deleting works once and once more', async () => {
  const ref = await created({ a: 1 })
  await deleteDoc(ref)
  expect((await getDoc(ref)).exists()).toBe(false)
  await deleteDoc(ref)
})

test('documents of two projects are kept apart', async () => {
  await setDoc(doc(db, 'things/shared'), { here: true })
  const { body } = await backend.rest('GET', '/v1/projects/other/databases/(default)/documents/things')
  expect(body).toEqual({ documents: [] })
})
