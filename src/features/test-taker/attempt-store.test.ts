import type { UseStore } from 'idb-keyval'
import { describe, expect, test } from 'vitest'
import { createAttemptStore } from './attempt-store'
import type { Attempt } from './model/attempt'
import type { BegunSession } from './model/session'

const paper: Attempt['paper'] = {
  title: 'Free Mock Test 1',
  minutes: 25,
  questions: [
    {
      id: 'q1',
      text: 'Q',
      options: ['a', 'b'],
      correctAnswer: 1,
      explanation: null,
      image: null,
      topic: null,
    },
  ],
}
const session: BegunSession = {
  status: 'running',
  questionCount: 1,
  current: 0,
  answers: new Map([[0, 1]]),
  marked: new Set(),
  visited: new Set([0]),
  startedAt: 5,
  deadline: 1_500_005,
}

/** One object store in memory, as far as idb-keyval asks: values are cloned, and it can be full. */
function device() {
  const kept = new Map<string, unknown>()
  const writes: string[] = []
  const state = { full: false }
  const use: UseStore = async (_mode, callback) => {
    if (state.full) throw new DOMException('full', 'QuotaExceededError')
    const done: { oncomplete?: () => void } = {}
    const store = {
      put(value: unknown, key: string) {
        kept.set(key, structuredClone(value))
        writes.push(key)
      },
      get(key: string) {
        const request: { result: unknown; onsuccess?: () => void } = {
          result: structuredClone(kept.get(key)),
        }
        queueMicrotask(() => request.onsuccess?.())
        return request
      },
      transaction: done,
    }
    // Only the three members above are used by getMany and setMany.
    const result = callback(store as unknown as IDBObjectStore)
    queueMicrotask(() => done.oncomplete?.())
    return result
  }
  return { use, kept, writes, state, tab: () => createAttemptStore(() => use) }
}

describe('attempts on a device', () => {
  test('are there again in another tab, with paper, answers and marks', async () => {
    const { tab } = device()
    await tab().save('u/t', { paper, session })
    expect(await tab().load('u/t')).toEqual({ paper, session })
    expect(await tab().load('u/other')).toBeNull()
  })

  test('write the paper once, not with every answer', async () => {
    const { tab, writes } = device()
    const store = tab()
    await store.save('u/t', { paper, session })
    await store.save('u/t', { paper, session: { ...session, answers: new Map() } })
    expect(writes.filter((key) => key.includes('/paper/'))).toHaveLength(1)
    expect((await store.load('u/t'))?.session.answers.size).toBe(0)
    await store.save('u/t', { paper: { ...paper, title: 'Another' }, session })
    expect((await tab().load('u/t'))?.paper.title).toBe('Another')
  })

  test('stay in the tab that made them when the device is full, and are written once it is not', async () => {
    const { tab, state } = device()
    const store = tab()
    state.full = true
    await expect(store.save('u/t', { paper, session })).rejects.toThrow('full')
    expect(await store.load('u/t')).toEqual({ paper, session })
    expect(await tab().load('u/t')).toBeNull()
    state.full = false
    await store.save('u/t', { paper, session })
    expect(await tab().load('u/t')).toEqual({ paper, session })
  })

  test('that are damaged count as none', async () => {
    const { tab, kept } = device()
    await tab().save('u/t', { paper, session })
    for (const key of kept.keys()) if (key.includes('/paper/')) kept.set(key, { title: 'half' })
    expect(await tab().load('u/t')).toBeNull()
  })
})
