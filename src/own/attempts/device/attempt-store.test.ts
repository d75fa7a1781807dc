import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { forgetOwner, visitor } from '@/lib/device/device-store'
import { attemptOf } from '../testing/attempt-samples'
import { createAttemptStore } from './attempt-store'

const paper = paperOf(2)
const answered = begunWith(paper, [{ type: 'choose', option: 1 }])
const over = begunWith(paper, [{ type: 'choose', option: 1 }, { type: 'submit' }])

/** A store as another tab or the next start would make it. */
const tab = createAttemptStore
let owners = 0
const newOwner = () => `student-${owners++}`

afterEach(() => {
  vi.restoreAllMocks()
})

describe('attempts on a device', () => {
  test('are there again in another tab, with paper, answers and marks, for their owner alone', async () => {
    const owner = newOwner()
    const attempt = attemptOf(paper, answered)
    await tab().save(owner, attempt)
    expect(await tab().load(owner, 'a1')).toEqual(attempt)
    expect(await tab().load(visitor, 'a1')).toBeNull()
    await forgetOwner(owner)
    expect(await tab().load(owner, 'a1')).toBeNull()
  })

  test('of one test may be several: the latest of each kind is found, and the list has them all', async () => {
    const owner = newOwner()
    const store = tab()
    const at = (time: number, actions: Parameters<typeof begunWith>[1]) => begunWith(paper, actions, time)
    await store.save(owner, attemptOf(paper, at(1000, [{ type: 'submit' }]), 'first'))
    await store.save(
      owner,
      attemptOf(paper, at(3000, [{ type: 'choose', option: 1 }, { type: 'submit' }]), 'second'),
    )
    await store.save(owner, attemptOf(paper, at(2000, []), 'running'))
    await store.save(owner, { ...attemptOf(paper, over, 'else'), testKey: 'series/p/else' })
    expect((await store.latest(owner, 'series/p/t', 'submitted'))?.id).toBe('second')
    expect((await store.latest(owner, 'series/p/t', 'running'))?.id).toBe('running')
    expect(await store.latest(owner, 'series/p/none', 'running')).toBeNull()
    const list = await store.list(owner)
    expect(list.map(({ id, status, score }) => [id, status, score?.percentage])).toEqual([
      ['else', 'submitted', 50],
      ['second', 'submitted', 50],
      ['running', 'running', undefined],
      ['first', 'submitted', 0],
    ])
  })

  test('show in lists the rank that a result has shown last, and an attempt that is not here gets none', async () => {
    const owner = newOwner()
    await tab().save(owner, attemptOf(paper, over))
    const before = await tab().load(owner, 'a1')
    await tab().rank(owner, 'a1', { rank: 13, count: 340 })
    await tab().rank(owner, 'a1', { rank: 12, count: 341 })
    await tab().rank(owner, 'gone', { rank: 1, count: 1 })
    expect((await tab().list(owner)).map(({ id, rank }) => [id, rank])).toEqual([
      ['a1', { rank: 12, count: 341 }],
    ])
    expect(await tab().load(owner, 'a1')).toEqual(before)
  })

  test('write the paper once, not with every answer', async () => {
    const owner = newOwner()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    const store = tab()
    await store.save(owner, attemptOf(paper, begunWith(paper)))
    await store.save(owner, attemptOf(paper, answered))
    const keys = put.mock.calls.map(([, key]) => JSON.stringify(key))
    expect(keys.filter((key) => key.includes('/attempt-papers/'))).toHaveLength(1)
    expect(keys.filter((key) => key.includes('/attempts/'))).toHaveLength(2)
  })

  test('stay in the tab that made them when the device is full, and are written once it is not', async () => {
    const owner = newOwner()
    const store = tab()
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const attempt = attemptOf(paper, answered)
    await expect(store.save(owner, attempt)).rejects.toThrow('full')
    expect(await store.load(owner, 'a1')).toEqual(attempt)
    expect(await store.list(owner)).toHaveLength(1)
    expect(await tab().load(owner, 'a1')).toBeNull()
    full.mockRestore()
    await store.save(owner, attempt)
    expect(await tab().load(owner, 'a1')).toEqual(attempt)
  })

  test('that are damaged count as none', async () => {
    const owner = newOwner()
    const store = tab()
    await store.save(owner, attemptOf(paper, answered))
    await store.save(owner, { ...attemptOf(paper, answered, 'half'), testKey: '' })
    expect(await tab().load(owner, 'half')).toBeNull()
    expect((await tab().latest(owner, 'series/p/t', 'running'))?.id).toBe('a1')
  })
})

describe('a visitor who signs in', () => {
  test('takes along what was taken on this device: each attempt once, with paper and clock, and nothing stays behind', async () => {
    const owner = newOwner()
    const attempt = attemptOf(paper, answered, 'taken-along')
    const reading = { at: 5, wall: 6 }
    await tab().save(visitor, attempt)
    await tab().keepReading(visitor, attempt.id, reading)
    await tab().save(owner, { ...attemptOf(paper, over, 'own') })
    expect((await tab().latest(owner, attempt.testKey, 'running'))?.id).toBe('taken-along')
    expect(await tab().load(owner, attempt.id)).toEqual(attempt)
    expect(await tab().reading(owner, attempt.id)).toEqual(reading)
    expect((await tab().list(owner)).map(({ id }) => id).toSorted()).toEqual(['own', 'taken-along'])
    expect(await tab().list(visitor)).toEqual([])
  })

  test('and out while attempts are adopted takes none of them away from the visitor', async () => {
    const owner = newOwner()
    await tab().save(visitor, attemptOf(paper, over, 'left'))
    await tab().save(visitor, attemptOf(paper, over, 'right'))
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    const store = tab((one) => one === owner && put.mock.calls.length === 0)
    await store.list(owner)
    await forgetOwner(owner)
    expect((await store.list(visitor)).map(({ id }) => id).sort()).toEqual(['left', 'right'])
    await forgetOwner(visitor)
  })

  test('never has a further state written over by an older one', async () => {
    const owner = newOwner()
    await tab().save(owner, attemptOf(paper, over, 'both'))
    await tab().save(visitor, attemptOf(paper, answered, 'both'))
    expect(await tab().list(owner)).toMatchObject([{ id: 'both', status: 'submitted' }])
    expect(await tab().list(visitor)).toEqual([])
  })

  test('finds an attempt by its address too', async () => {
    const owner = newOwner()
    await tab().save(visitor, attemptOf(paper, over, 'by-address'))
    expect(await tab().load(owner, 'by-address')).toMatchObject({ paper, sitting: { status: 'submitted' } })
  })
})
