import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { reduceSitting } from '@/domain/sitting/sitting'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { AppError } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import { createAttemptStore } from '../device/attempt-store'
import type { Attempt } from '../model/attempt'
import { attemptOf } from '../testing/attempt-samples'
import { createAccountCopies } from './account-copies'
import { createAttemptSync } from './attempt-sync'
import { fieldsOf, type StoredAttempt } from './stored-attempt'
import { createSyncLog } from './sync-log'

const start = 1_790_000_000_000
const paper = paperOf(3)
const ref = { kind: 'mock', mockTestId: 'a' } as const
const attempt = (sitting: Attempt['sitting'], over: Partial<Attempt> = {}): Attempt => ({
  ...attemptOf(paper, sitting, 'x'),
  testKey: 'mock/a',
  ...over,
})
const stored = (from: Attempt, updatedAt = start): StoredAttempt => ({
  ...fieldsOf(from, { clock: updatedAt, follows: 0 }),
  id: from.id,
  updatedAt,
})
/** As a version wrote it that knew nothing of keys. */
const withoutKey = (document: StoredAttempt): StoredAttempt => ({
  ...document,
  keys: '',
  marking: '',
  prints: '',
})

const running = begunWith(paper, [{ type: 'choose', option: 1 }], start)
const over = begunWith(paper, [{ type: 'choose', option: 1 }, { type: 'submit' }], start)
const otherKey = paperOf(3, {
  questions: paper.questions.map((question) => ({ ...question, correctAnswer: 0 })),
})

let owners = 0
const newOwner = () => `student-of-copies-${++owners}`

/** A device whose account has just `document`, and refuses every write. */
function device(document: StoredAttempt, today = paper) {
  const store = createAttemptStore()
  const sync = createAttemptSync({
    repository: {
      find: () => Promise.resolve(document),
      running: () => Promise.resolve([document]),
      changedSince: () => Promise.resolve({ attempts: [document], isFull: false }),
      save: () => Promise.reject(new AppError('permission-denied', 'refused')),
    },
    store,
    log: createSyncLog(),
    readTest: () => Promise.resolve(today),
    now: () => Promise.resolve(start),
    isOwner: () => true,
  })
  return { store, sync }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('what a device has itself', () => {
  test('is not taken back by an older state of the account: a submit may still be on its way', async () => {
    const owner = newOwner()
    const { store, sync } = device(stored(attempt(running)))
    await store.save(owner, attempt(over))
    expect(await sync.fetchRunning(owner, ref, 'all')).toBeNull()
    expect((await store.load(owner, 'x'))?.sitting.status).toBe('submitted')
  })
})

describe('a score of an earlier version', () => {
  test('stays although the key is another by now and the device has lost its note', async () => {
    const owner = newOwner()
    const { store, sync } = device(withoutKey(stored(attempt(over))), otherKey)
    await sync.fetchOne(owner, ref, 'x')
    expect((await store.list(owner))[0]?.score?.percentage).toBe(33)
    await createSyncLog().set(owner, 'x', { revision: 0, writes: 0, done: false })
    await sync.pushAll(owner)
    expect((await store.list(owner))[0]?.score?.percentage).toBe(33)
  })

  test('is what both devices show when it was submitted on the other one', async () => {
    const owner = newOwner()
    const elsewhere = withoutKey(stored(attempt(over, { paper: otherKey })))
    const { store, sync } = device(elsewhere, otherKey)
    await store.save(owner, attempt(reduceSitting(running, { type: 'tick' }, start) as typeof running))
    await sync.pushAll(owner)
    expect((await store.list(owner))[0]?.score).toEqual(elsewhere.score)
  })
})

describe('the copies of what the account says', () => {
  const documents = Array.from({ length: 30 }, (_, index) =>
    stored(attempt(running, { id: `a${index}` }), start + index),
  )
  const repository = {
    changedSince: (_: string, since: number) =>
      Promise.resolve({ attempts: documents.filter(({ updatedAt }) => updatedAt >= since), isFull: false }),
  }

  test('are whole again after the device has refused them once', async () => {
    const owner = newOwner()
    const copies = createAccountCopies(repository, () => true)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('busy', 'QuotaExceededError')
    })
    expect(await copies.refresh(owner)).toHaveLength(30)
    put.mockRestore()
    await copies.refresh(owner)
    expect(await createAccountCopies(repository, () => true).refresh(owner)).toHaveLength(30)
  })

  test('are not kept for somebody who has signed out meanwhile', async () => {
    const owner = newOwner()
    let isHere = true
    const leaving = {
      async changedSince(uid: string, since: number) {
        isHere = false
        await forgetOwner(uid)
        return repository.changedSince(uid, since)
      },
    }
    await createAccountCopies(leaving, () => isHere).refresh(owner)
    expect(await createAccountCopies(repository, () => true).known(owner)).toEqual([])
  })
})
