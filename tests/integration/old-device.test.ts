// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { collection, getDocs, limit, query } from 'firebase/firestore/lite'
import { beforeAll, expect, test } from 'vitest'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import { isTest, oldBests } from '@/features/attempts'
import { createAttemptRepository } from '@/features/attempts/account/attempt-repository'
import { createAttemptSync } from '@/features/attempts/account/attempt-sync'
import { createSyncLog } from '@/features/attempts/account/sync-log'
import { attemptStore } from '@/features/attempts/testing/attempt-samples'
import { keptRegistration } from '@/features/auth/registration/kept-registration'
import { readOpenedOrders } from '@/features/payments/recovery/opened-orders'
import { readPendingPayments } from '@/features/payments/recovery/pending-payments'
import { readingPlaces } from '@/features/pdf-viewer/reading-places'
import { keptEntries } from '@/features/saved/saved-on-device'
import { visitor } from '@/lib/device/device-store'
import { putDevice } from '../frozen/put-device'
import { thawAccounts, thawDevice } from '../frozen/thaw'
import { projectId, setUpSeededBackend } from './testing/seeded-backend'

// What the version at commit 21e93ae left on two devices (tests/frozen/README.md), here on one.
const now = Date.now()
const accounts = thawAccounts(now)
const student = accounts.student.identity.localId
const backend = setUpSeededBackend()

beforeAll(async () => {
  await putDevice(thawDevice('student', now))
  await putDevice(thawDevice('visitor', now))
  const root = `http://127.0.0.1:${backend.ports().firestore}/v1/projects/${projectId}/databases/(default)/documents`
  for (const [path, { fields }] of Object.entries(accounts.student.documents)) {
    await fetch(`${root}/${path}`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ fields }),
    })
  }
})

const listed = async (owner: string, quizzes: boolean) =>
  (await attemptStore.list(owner))
    .filter((attempt) => isTest(attempt) !== quizzes)
    .map(({ testKey, status, answered, score, ...attempt }) => {
      const secondsLeft = hasNoLimit(attempt) ? null : Math.round((attempt.deadline - now) / 1000)
      return [testKey, answered, status === 'running' ? secondsLeft : score?.percentage]
    })

test('every attempt is listed with its score and the time that is left, and the student takes over the visitor’s', async () => {
  const ofVisitor = ['series/ibps-po-prelims/free-mock-1', 2, 1137]
  expect(await listed(visitor, false)).toEqual([ofVisitor])
  expect(await listed(student, false)).toEqual([
    ofVisitor,
    ['series/appsc-group-2-screening/free-mock-1', 10, 32],
    ['mock/bank-clerk-speed-test', 4, 356],
  ])
})

test('the quiz under way and the best scores are there, as attempts like any other', async () => {
  expect(await listed(student, true)).toEqual([
    ['quiz/rivers-of-india', 10, 30],
    ['quiz/percentage-and-ratio', 2, 553],
    ['quiz/symbols-and-firsts', 10, 70],
  ])
  expect(Object.fromEntries(await oldBests(student))).toEqual({
    'rivers-of-india': 30,
    'symbols-and-firsts': 70,
  })
})

test('saved items are there, and which of them the account does not know', async () => {
  const told = async (owner: string) =>
    (await keptEntries(owner)).map(({ item, state, pending }) => [item.id, state, pending])
  expect(await told(student)).toEqual([
    ['priority-sector-lending', 'saved', false],
    ['copyist-example', 'saved', false],
    ['eci-site', 'saved', true],
  ])
  expect(await told(visitor)).toEqual([
    ['constitution-day', 'saved', true],
    ['stenographer-court-example', 'saved', true],
  ])
})

test('payments under way, reading places and a registration without a record are there', async () => {
  expect(readPendingPayments(student).map(({ payment }) => payment.productId)).toEqual([
    'resource_indian_polity',
  ])
  expect(readOpenedOrders(student).map(({ productId }) => productId)).toEqual([
    'resource_indian_polity',
    'testseries_appsc_group2',
  ])
  const book = 'paid/resource_quantitative_aptitude/drill-book.pdf'
  expect(await readingPlaces.find(student, book, 200)).toEqual({ page: 89, fraction: 1 })
  expect(await keptRegistration(accounts.visitor.identity.localId)).toEqual({
    name: 'Ravi Kumar',
    phone: '+91 90000 00456',
  })
})

test('attempts that the account has in lists are read, and the running one goes on there as texts', async () => {
  // Asking the account starts the session here, which forgets a student who is not signed in.
  const kept = await attemptStore.latest(student, 'mock/bank-clerk-speed-test', 'running')
  if (!kept) throw new Error('the device has no such attempt')
  const { email } = accounts.student.identity
  const db = backend.connect({ sub: student, email, email_verified: true })
  const repository = createAttemptRepository(db)
  const raw = async () => {
    const { docs } = await getDocs(query(collection(db, `users/${student}/attempts`), limit(100)))
    const running = docs.find((found) => found.get('testKey') === 'mock/bank-clerk-speed-test')
    return { ids: running?.get('questionIds'), options: running?.get('options') }
  }
  expect((await raw()).options).toBeInstanceOf(Array)
  const before = await repository.changedSince(student, 0)
  expect(before.attempts.map(({ testKey, status }) => [testKey, status])).toEqual([
    ['mock/bank-clerk-speed-test', 'in_progress'],
    ['series/appsc-group-2-screening/free-mock-1', 'submitted'],
  ])
  const answeredIn = (list: typeof before) =>
    list.attempts.map(({ options }) => options.filter((option) => option !== null).length)
  expect(answeredIn(before)).toEqual([3, 10])

  const sync = createAttemptSync({
    repository,
    store: attemptStore,
    log: createSyncLog(),
    readTest: () => Promise.resolve(null),
    now: () => Promise.resolve(Date.now()),
    isOwner: () => true,
  })
  await sync.push(student, kept, now)
  const { ids, options } = await raw()
  expect(ids).toBe(before.attempts[0]?.questionIds.join('\n'))
  expect(options).toMatch(/^[0-9]*(,[0-9]*){14}$/)
  const after = await repository.changedSince(student, 0)
  expect(answeredIn(after).toSorted((a, b) => a - b)).toEqual([4, 10])
})
