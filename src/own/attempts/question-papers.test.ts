import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Paper } from '@/domain/paper'
import { type TestRef, testKey } from '@/domain/sitting/test-ref'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { everythingOf, forgetOwner } from '@/lib/device/device-store'
import { createAttemptStore } from './device/attempt-store'
import { createQuestionPapers } from './question-papers'
import { attemptOf } from './testing/attempt-samples'

const hour = 3_600_000
let owners = 0

/** A network with these tests, whose reads are counted, and a device. */
function setUp(tests: Record<string, Paper | null | Error>) {
  const owner = `student-${owners++}`
  const asked: string[] = []
  let at = 1_000_000 * hour
  let online = true
  const attempts = createAttemptStore()
  const { papersOfTests } = createQuestionPapers({
    reader: () => async (ref: TestRef) => {
      const key = testKey(ref)
      asked.push(key)
      const answer = tests[key]
      if (!online) throw new Error('no network')
      if (answer instanceof Error) throw answer
      return answer ?? null
    },
    attempts,
    isOwner: (name) => name === owner,
    isOnline: () => online,
    now: () => at,
  })
  return {
    owner,
    attempts,
    tests,
    offline: () => {
      online = false
    },
    asked: () => asked.splice(0),
    later: (hours: number) => {
      at += hours * hour
    },
    read: async (...keys: string[]) => [...(await papersOfTests(owner, keys)).keys()],
  }
}
afterEach(() => {
  vi.restoreAllMocks()
})

describe('papersOfTests', () => {
  test('asks for each test once a day', async () => {
    const { read, asked, later } = setUp({ 'quiz/a': paperOf(2), 'mock/b': paperOf(3) })
    expect(await read('quiz/a', 'mock/b', 'quiz/a')).toEqual(['quiz/a', 'mock/b'])
    expect(asked()).toEqual(['quiz/a', 'mock/b'])
    later(23)
    expect(await read('mock/b', 'quiz/a')).toEqual(['mock/b', 'quiz/a'])
    expect(asked()).toEqual([])
    later(2)
    await read('quiz/a')
    expect(asked()).toEqual(['quiz/a'])
  })

  test('has an older paper without a network, and when the network fails', async () => {
    const { read, offline, asked, later, tests } = setUp({ 'quiz/a': paperOf(2) })
    await read('quiz/a')
    later(100)
    tests['quiz/a'] = new Error('no network')
    expect(await read('quiz/a')).toEqual(['quiz/a'])
    asked()
    offline()
    expect(await read('quiz/a')).toEqual(['quiz/a'])
    expect(asked()).toEqual([])
  })

  test('has the paper of an own attempt where nothing else is at hand', async () => {
    const { read, owner, attempts } = setUp({
      'series/p/t': new Error('no network'),
      'quiz/b': new Error('no'),
    })
    const paper = paperOf(2)
    await attempts.save(owner, attemptOf(paper, begunWith(paper, [{ type: 'submit' }])))
    expect(await read('series/p/t', 'quiz/b')).toEqual(['series/p/t'])
  })

  test('leaves out a test that is gone or refused, and forgets its paper', async () => {
    const { read, offline, later, tests } = setUp({ 'quiz/a': paperOf(2) })
    await read('quiz/a')
    later(25)
    tests['quiz/a'] = null
    expect(await read('quiz/a', 'quiz/never', 'daily/2026-11-22', 'nonsense')).toEqual([])
    offline()
    expect(await read('quiz/a')).toEqual([])
  })

  test('keeps sixty papers, those that were read last', async () => {
    const keys = Array.from({ length: 70 }, (_, index) => `quiz/${index}`)
    const { read, offline, later } = setUp(Object.fromEntries(keys.map((key) => [key, paperOf(1)])))
    for (const key of keys) {
      await read(key)
      later(0.1)
    }
    offline()
    expect(await read(...keys)).toEqual(keys.slice(10))
  })

  test('leaves nothing behind when the student signs out', async () => {
    const { read, offline, owner } = setUp({ 'quiz/a': paperOf(2) })
    await read('quiz/a')
    await forgetOwner(owner)
    offline()
    expect(await read('quiz/a')).toEqual([])
  })

  test('leaves nothing behind for who signs out while papers are being kept', async () => {
    const owner = `student-${owners++}`
    let isHere = true
    const { papersOfTests } = createQuestionPapers({
      reader: () => async () => paperOf(2),
      attempts: createAttemptStore(),
      // The student signs out just after the check.
      isOwner: () => {
        queueMicrotask(() => {
          isHere = false
          void forgetOwner(owner)
        })
        return isHere
      },
      isOnline: () => true,
    })
    await papersOfTests(owner, ['quiz/a'])
    expect(await everythingOf(owner)).toEqual([])
  })

  test('a device that keeps nothing reads again', async () => {
    const { read, asked } = setUp({ 'quiz/a': paperOf(2) })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await read('quiz/a')).toEqual(['quiz/a'])
    expect(await read('quiz/a')).toEqual(['quiz/a'])
    expect(asked()).toEqual(['quiz/a', 'quiz/a'])
  })
})
