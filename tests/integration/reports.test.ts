import 'fake-indexeddb/auto'
import { collection, deleteDoc, getDocs } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import type { Report } from '@/own/reports/report'
import { createReportRepository } from '@/own/reports/repository'
import { createReportSync } from '@/own/reports/sync'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const student = 'student-demo'

const reportOf = (questionId: string, changes: Partial<Report> = {}): Report => ({
  testKey: 'series/appsc%20group%202/mock-1',
  testTitle: 'Full Mock 1',
  questionId,
  questionText: 'పొడవైన నది ఏది?',
  reason: 'wrong-key',
  text: 'It is the Godavari.',
  createdAt: Date.now(),
  status: 'waiting',
  answer: null,
  ...changes,
})

const repository = () => createReportRepository(backend.db('student'))
const isOwner = () => true
const online = () => createReportSync(repository(), isOwner)
const unreached = () => Promise.reject(new AppError('network-request-failed', 'Network error.'))
/** The same device without a network. */
const offline = () => createReportSync({ create: unreached, find: unreached, list: unreached }, isOwner)

const stored = () => getDocs(collection(backend.admin(), `users/${student}/reports`))
const inAccount = async () => (await stored()).docs.map((document) => document.data())
const statuses = (reports: readonly Report[]) =>
  Object.fromEntries(reports.map(({ questionId, status }) => [questionId, status]))

beforeEach(async () => {
  await forgetOwner(student)
  const { docs } = await stored()
  await Promise.all(docs.map(({ ref }) => deleteDoc(ref)))
})

describe('a report', () => {
  test('goes to the account, and is there on another device', async () => {
    const { status } = await online().report(student, reportOf('q/7 క'))
    expect(status).toBe('received')
    expect(await inAccount()).toEqual([expect.objectContaining({ questionId: 'q/7 క', status: 'received' })])
    await forgetOwner(student)
    const [there] = await online().read(student)
    expect(there).toMatchObject({ questionId: 'q/7 క', text: 'It is the Godavari.', status: 'received' })
    expect(statuses(await online().known(student))).toEqual({ 'q/7 క': 'received' })
  })

  test('of one question is one, however often and from wherever it is sent', async () => {
    const sync = online()
    await Promise.all([sync.report(student, reportOf('q1')), sync.report(student, reportOf('q1'))])
    await online().report(student, reportOf('q1', { text: 'Again' }))
    await forgetOwner(student)
    // On another device, which does not know of it.
    const known = await online().report(student, reportOf('q1', { text: 'From the phone' }))
    expect(known).toMatchObject({ text: 'It is the Godavari.', status: 'received' })
    expect(await inAccount()).toHaveLength(1)
  })

  test('without a network waits on the device, and is sent once when it is back', async () => {
    expect(await offline().report(student, reportOf('q1'))).toMatchObject({ status: 'waiting' })
    await expect(offline().read(student)).rejects.toMatchObject({ code: 'network-request-failed' })
    expect(statuses(await offline().known(student))).toEqual({ q1: 'waiting' })
    expect(await inAccount()).toEqual([])
    // Two tabs at once.
    await Promise.all([online().sendWaiting(student), online().sendWaiting(student)])
    expect(statuses(await online().known(student))).toEqual({ q1: 'received' })
    expect(await inAccount()).toHaveLength(1)
  })

  test('whose answer was lost on the way is found to have arrived', async () => {
    const halfway = createReportSync(
      {
        ...repository(),
        create: (...args) =>
          repository()
            .create(...args)
            .then(unreached),
      },
      isOwner,
    )
    expect(await halfway.report(student, reportOf('q1'))).toMatchObject({ status: 'waiting' })
    await online().sendWaiting(student)
    expect(statuses(await online().known(student))).toEqual({ q1: 'received' })
    expect(await inAccount()).toHaveLength(1)
  })

  test('that the account refuses is told, and does not wait for ever', async () => {
    const refusing = createReportSync(createReportRepository(backend.db('visitor')), isOwner)
    await expect(refusing.report(student, reportOf('q1'))).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await refusing.known(student)).toEqual([])
  })

  test('of a student whose session has ended meanwhile waits for the next one', async () => {
    let isHere = true
    const refusing = createReportRepository(backend.db('visitor'))
    const create: typeof refusing.create = (...args) => {
      isHere = false
      return refusing.create(...args)
    }
    const ended = createReportSync({ ...refusing, create }, () => isHere)
    expect(await ended.report(student, reportOf('q1'))).toMatchObject({ status: 'waiting' })
    await online().sendWaiting(student)
    expect(statuses(await online().known(student))).toEqual({ q1: 'received' })
  })

  test('goes at sign-out from the device, not from the account', async () => {
    await online().report(student, reportOf('q1'))
    await forgetOwner(student)
    expect(await online().known(student)).toEqual([])
    expect(await inAccount()).toHaveLength(1)
  })
})

test('what became of reports is read, newest first; what the account has no longer goes from the device', async () => {
  const sync = online()
  for (const id of ['q1', 'q2', 'q3']) await sync.report(student, reportOf(id))
  const { docs } = await stored()
  for (const document of docs) {
    const { questionId } = document.data()
    if (questionId === 'q1') await deleteDoc(document.ref)
    if (questionId === 'q2') {
      const changes = { ...document.data(), status: 'corrected', answer: 'The key is B now.' }
      await backend.put(document.ref.path, changes)
    }
  }
  const reports = await sync.read(student)
  expect(reports.map(({ questionId }) => questionId)).toEqual(['q3', 'q2'])
  expect(reports[1]).toMatchObject({ status: 'corrected', answer: 'The key is B now.' })
  expect(await sync.known(student)).toEqual(reports)
})
