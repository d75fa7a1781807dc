/** What a refusal does. */
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeIdToken } from '../id-token'
import type { Ruleset, Verdict } from '../rules/contract'
import { DOCUMENTS, OPEN, ROOT } from './testing/backend'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()
let student: Firestore

beforeAll(() => {
  student = backend.connect('student')
})
beforeEach(() => {
  backend.lines.length = 0
  backend.rules.current = OPEN
})

const refused: Verdict = { allowed: false, reason: 'firestore.rules:7: no' }
const CLOSED: Ruleset = { judge: () => refused, judgeQuery: () => refused }
/** Refuses the document `bad` alone. */
const ONE_REFUSED: Ruleset = {
  ...OPEN,
  judge: ({ path }) => (path.at(-1) === 'bad' ? refused : { allowed: true }),
}

describe('refusals', () => {
  const calls: [string, (db: Firestore) => Promise<unknown>][] = [
    ['get', (db) => getDoc(doc(db, 'users/u1'))],
    ['list', (db) => getDocs(collection(db, 'users'))],
    ['count', (db) => getCount(collection(db, 'users'))],
    ['set', (db) => setDoc(doc(db, 'users/u1'), {})],
    ['update of a missing document', (db) => updateDoc(doc(db, 'users/none'), { a: 1 })],
    ['delete', (db) => deleteDoc(doc(db, 'users/u1'))],
  ]
  test.each(calls)('%s is permission-denied with the reason, and logged', async (_title, call) => {
    backend.rules.current = CLOSED
    await expect(call(student)).rejects.toMatchObject({
      code: 'permission-denied',
      message: expect.stringMatching(/Missing or insufficient permissions\.\nfirestore\.rules:7: no/),
    })
    expect(backend.lines).toEqual([
      expect.stringMatching(/^firestore refused .*users.* to student: firestore\.rules:7: no$/),
    ])
  })

  test.each(calls.filter(([title]) => !title.includes('missing')))(
    '%s is open to the administrator',
    async (_title, call) => {
      backend.rules.current = CLOSED
      await call(backend.connect('owner'))
      expect(backend.lines).toEqual([])
    },
  )

  test('the administrator learns that the document to update is missing', async () => {
    backend.rules.current = CLOSED
    const ref = doc(backend.connect('owner'), 'users/none')
    await expect(updateDoc(ref, { a: 1 })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('one refused write undoes the commit', async () => {
    backend.rules.current = ONE_REFUSED
    const batch = writeBatch(student)
    batch.set(doc(student, 'users/good'), {})
    batch.set(doc(student, 'users/bad'), {})
    await expect(batch.commit()).rejects.toMatchObject({ code: 'permission-denied' })
    expect(backend.store.isEmpty()).toBe(true)
  })

  test('one refused document refuses the whole batchGet', async () => {
    backend.rules.current = ONE_REFUSED
    const { status, body } = await backend.rest(
      'POST',
      `${DOCUMENTS}:batchGet`,
      { documents: [`${ROOT}/users/good`, `${ROOT}/users/bad`] },
      '',
    )
    expect(status).toBe(403)
    expect(body).toMatchObject([{ error: { code: 403, status: 'PERMISSION_DENIED' } }])
  })

  test('a call that no rule can allow is for administrators', async () => {
    const listing = await backend.rest('POST', `${DOCUMENTS}:listCollectionIds`, {}, '')
    expect(listing.status).toBe(403)
    const all = { structuredQuery: { from: [{ allDescendants: true }] } }
    expect((await backend.rest('POST', `${DOCUMENTS}:runQuery`, all, '')).status).toBe(403)
  })
})

test.each<[string, string]>([
  ['no token at all', 'Bearer nonsense'],
  ['an expired one', `Bearer ${makeIdToken({ sub: 'u1', iat: 1, exp: 3601 })}`],
])('%s is unauthenticated', async (_title, authorization) => {
  const { status, body } = await backend.rest('GET', `${DOCUMENTS}/users/u1`, undefined, authorization)
  expect(status).toBe(401)
  expect(body).toMatchObject({ error: { code: 401, status: 'UNAUTHENTICATED' } })
})
