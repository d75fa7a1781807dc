import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { withoutClock } from '@/domain/paper'
import { retakePaper } from '@/domain/sitting/retake'
import { reduceSitting } from '@/domain/sitting/sitting'
import { planOf } from '@/domain/sitting/sitting-sections'
import type { SittingAction } from '@/domain/sitting/sitting-state'
import { begunWith, paperOf, paperWithTimedSections } from '@/domain/testing/sitting-samples'
import { AppError } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import type { Attempt } from '../attempt'
import { createAttemptStore } from '../device/attempt-store'
import { attemptOf } from '../testing/attempt-samples'
import { createAccountCopies } from './account-copies'
import { createAttemptSync } from './attempt-sync'
import { type AttemptFields, fieldsOf, type StoredAttempt } from './stored-attempt'
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
const running = begunWith(paper, [{ type: 'choose', option: 1 }], start)
const over = begunWith(paper, [{ type: 'choose', option: 1 }, { type: 'submit' }], start)
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
    device: () => 'this device',
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

describe('the extra time of an attempt', () => {
  const sections = paperWithTimedSections({ leaveSectionsEarly: true })
  const begun = (extra: 'third' | undefined) =>
    reduceSitting(
      { status: 'ready', plan: planOf(sections, extra) },
      { type: 'start' },
      start,
    ) as typeof running
  const withThird = attempt(begun('third'), { paper: sections, extra: 'third' })

  test('is the same on another device, on the clocks of sections that have not been open yet too', async () => {
    const owner = newOwner()
    const { store, sync } = device(stored(withThird), sections)
    const found = await sync.fetchRunning(owner, ref, 'all')
    if (found === null || found === 'changed') throw new Error('not found')
    expect(found.attempt).toMatchObject({ extra: 'third', sitting: withThird.sitting })
    const next = reduceSitting(found.attempt.sitting, { type: 'submit-section' }, start + 1000)
    expect(next).toMatchObject({ open: { section: 1, deadline: start + 1000 + 800_000 } })
    expect((await store.list(owner))[0]).toMatchObject({ extra: 'third' })
    expect((await store.load(owner, 'x'))?.extra).toBe('third')
  })

  test('comes back from the account when this device has lost it', async () => {
    const owner = newOwner()
    const saved: AttemptFields[] = []
    const known = stored(withThird)
    const sync = createAttemptSync({
      repository: {
        find: () => Promise.resolve(known),
        running: () => Promise.resolve([known]),
        changedSince: () => Promise.resolve({ attempts: [], isFull: false }),
        save(_, __, fields) {
          if (fields.extra !== known.extra || fields.follows !== known.revision)
            return Promise.reject(new AppError('permission-denied', 'refused'))
          saved.push(fields)
          return Promise.resolve()
        },
      },
      store: createAttemptStore(),
      log: createSyncLog(),
      readTest: () => Promise.resolve(sections),
      now: () => Promise.resolve(start),
      isOwner: () => true,
      device: () => 'this device',
    })
    const { extra: _, ...mine } = withThird
    const further = reduceSitting(mine.sitting, { type: 'choose', option: 1 }, start + 10) as typeof running
    await sync.push(owner, { ...mine, sitting: further }, start)
    expect(saved).toMatchObject([{ extra: 'third', options: [1, null, null, null, null] }])
  })

  test('is not given twice to practice of what went wrong', async () => {
    const owner = newOwner()
    const submitted = reduceSitting(begun('third'), { type: 'submit' }, start + 5000) as typeof running
    const { sync } = device(stored({ ...withThird, sitting: submitted }), sections)
    const found = await sync.fetchOne(owner, ref, 'x')
    if (found === null || found === 'changed') throw new Error('not found')
    expect(found.attempt.paper.minutes).toBe(15)
  })
})

describe('practice without a clock', () => {
  const sections = paperWithTimedSections({ leaveSectionsEarly: true })
  const own = withoutClock(sections)
  const untimed = (actions: readonly SittingAction[] = []) =>
    attempt(begunWith(own, [{ type: 'go', to: 4 }, { type: 'choose', option: 1 }, ...actions], start), {
      paper: own,
      scope: 'untimed',
    })

  test('goes on on another device with every section open, and beside a test by the clock', async () => {
    const owner = newOwner()
    const { sync } = device(stored(untimed()), sections)
    expect(await sync.fetchRunning(owner, ref, 'all')).toBeNull()
    const found = await sync.fetchRunning(owner, ref, 'untimed')
    if (found === null || found === 'changed') throw new Error('not found')
    expect(found.attempt).toMatchObject({ scope: 'untimed', paper: { minutes: 0 } })
    expect(found.attempt.sitting).toMatchObject({ status: 'running', open: null, current: 4 })
    expect(found.attempt.sitting.sections.map(({ milliseconds }) => milliseconds)).toEqual([null, null])
    const back = reduceSitting(found.attempt.sitting, { type: 'go', to: 0 }, start + 40 * 86_400_000)
    expect(back).toMatchObject({ status: 'running', current: 0 })
  })

  test('is the same result on another device, by its sections, and what went wrong has no clock either', async () => {
    const owner = newOwner()
    const { sync } = device(stored(untimed([{ type: 'submit' }])), sections)
    const found = await sync.fetchOne(owner, ref, 'x')
    if (found === null || found === 'changed') throw new Error('not found')
    expect(found.attempt.paper.sections.map(({ name }) => name)).toEqual(['Part A', 'Part B'])
    expect(retakePaper(found.attempt, 'skipped')).toMatchObject({ minutes: 0 })
    expect(retakePaper(found.attempt, 'skipped')?.questions).toHaveLength(4)
  })

  test('is written on any day: the writes of another day are no longer counted', async () => {
    const owner = newOwner()
    vi.useFakeTimers({ now: start, toFake: ['Date'] })
    const log = createSyncLog()
    await log.set(owner, 'x', { revision: 7, writes: 60, done: false })
    expect((await log.get(owner, 'x')).writes).toBe(60)
    vi.setSystemTime(start + 86_400_000)
    expect(await log.get(owner, 'x')).toEqual({ revision: 7, writes: 0, done: false })
    vi.useRealTimers()
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

  test('are not stored when the student signs out during the read', async () => {
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
