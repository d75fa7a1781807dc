/** What an answer is billed, as the hosted service bills it. */
import {
  collection,
  count,
  deleteDoc,
  doc,
  getAggregate,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite'
import { beforeEach, expect, test } from 'vitest'
import { compileRules } from '../rules/compile-rules'
import { DOCUMENTS, OPEN, ROOT } from './testing/backend'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()
let who = ''
let students = 0
const student = () => backend.connect(who)
const usage = async () => (await backend.rest('GET', `/emulator/v1/usage/${who}`)).body
const billed = (over: object) => ({ reads: 0, ruleReads: 0, writes: 0, deletes: 0, ...over })

beforeEach(() => {
  backend.rules.current = OPEN
  students += 1
  who = `student-${students}`
})

test('documents by name, also those that are not there', async () => {
  const db = student()
  await setDoc(doc(db, 'users/a/cards/0'), { n: 1 })
  await getDoc(doc(db, 'users/a/cards/0'))
  await getDoc(doc(db, 'users/b/cards/none'))
  await deleteDoc(doc(db, 'users/a/cards/0'))
  expect(await usage()).toEqual({ 'users/{}/cards': billed({ reads: 2, writes: 1, deletes: 1 }) })
})

test('a query by what it gives, and one at least', async () => {
  const db = student()
  for (const id of ['a', 'b', 'c']) await setDoc(doc(backend.connect('owner'), `jobs/${id}`), { n: id })
  expect(await usage()).toEqual({})
  await getDocs(query(collection(db, 'jobs'), limit(2)))
  expect(await usage()).toEqual({ jobs: billed({ reads: 2 }) })
  await getDocs(query(collection(db, 'jobs'), where('n', '==', 'none')))
  await getAggregate(collection(db, 'jobs'), { all: count() })
  expect(await usage()).toEqual({ jobs: billed({ reads: 4 }) })
  await backend.rest('GET', `${DOCUMENTS}/jobs?pageSize=2`)
  expect(await usage()).toEqual({ jobs: billed({ reads: 4 }) })
})

test('a commit by its writes and deletions, not by what it verifies', async () => {
  const name = (id: string) => `${ROOT}/jobs/${id}`
  const token = `Bearer ${['{"alg":"none"}', JSON.stringify({ sub: who })].map((part) => Buffer.from(part).toString('base64url')).join('.')}.`
  const writes = [
    { update: { name: name('a'), fields: {} } },
    { delete: name('b') },
    { verify: name('c'), currentDocument: { exists: false } },
  ]
  expect((await backend.rest('POST', `${DOCUMENTS}:commit`, { writes }, token)).status).toBe(200)
  expect(await usage()).toEqual({ jobs: billed({ writes: 1, deletes: 1 }) })
})

test('a refused call by what the rules looked up, and an answer says its sum', async () => {
  backend.rules.current = compileRules(
    'service cloud.firestore { match /databases/{d}/documents { match /jobs/{id} { allow read: if exists(/databases/$(d)/documents/users/$(request.auth.uid)); } } }',
    'firestore.rules',
    'cloud.firestore',
  )
  await expect(getDoc(doc(student(), 'jobs/a'))).rejects.toMatchObject({ code: 'permission-denied' })
  expect(await usage()).toEqual({ users: billed({ ruleReads: 1 }) })
  const { headers } = await fetch(`http://127.0.0.1:${backend.port}${DOCUMENTS}/jobs`, {
    headers: { authorization: 'Bearer owner' },
  })
  expect(headers.get('x-billed')).toBe('reads=1 ruleReads=0 writes=0 deletes=0')
})
