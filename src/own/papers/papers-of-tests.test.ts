import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { quizRepository } from '@/content/quizzes/repository'
import { type Quiz, quizSchema } from '@/content/quizzes/schema'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { everythingOf, forgetOwner } from '@/lib/device/device-store'
import { setSignedIn, student } from '../../../tests/testing/signed-in'
import { attemptStore } from '../attempts/device/attempt-store'
import { attemptOf } from '../attempts/testing/attempt-samples'
import { papersOfTests } from './papers-of-tests'

const hour = 3_600_000
const owner = student.id

const quiz = quizSchema.parse({
  id: 'a',
  title: 'A quiz',
  questions: [{ id: 'q1', text: 'Capital of Telangana?', options: ['Delhi', 'Hyderabad'], correctAnswer: 1 }],
}) as Quiz // it has all that a quiz needs

/** A network with these quizzes, whose reads are counted. */
function setUp(quizzes: Record<string, Quiz | null | Error>) {
  const asked: string[] = []
  vi.spyOn(quizRepository, 'find').mockImplementation(async (id) => {
    asked.push(id)
    if (!navigator.onLine) throw new Error('no network')
    const answer = quizzes[id]
    if (answer instanceof Error) throw answer
    return answer ?? null
  })
  return {
    quizzes,
    offline: () => vi.stubGlobal('navigator', { onLine: false }),
    asked: () => asked.splice(0),
    later: (hours: number) => vi.setSystemTime(Date.now() + hours * hour),
    read: async (...keys: string[]) => [...(await papersOfTests(owner, keys)).keys()],
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('navigator', { onLine: true })
  setSignedIn(true)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await forgetOwner(owner)
})

describe('papersOfTests', () => {
  test('asks for each test once a day', async () => {
    const { read, asked, later } = setUp({ a: quiz, b: quiz })
    expect(await read('quiz/a', 'quiz/b', 'quiz/a')).toEqual(['quiz/a', 'quiz/b'])
    expect(asked()).toEqual(['a', 'b'])
    later(23)
    expect(await read('quiz/b', 'quiz/a')).toEqual(['quiz/b', 'quiz/a'])
    expect(asked()).toEqual([])
    later(2)
    await read('quiz/a')
    expect(asked()).toEqual(['a'])
  })

  test('has an older paper without a network, and when the network fails', async () => {
    const { read, offline, asked, later, quizzes } = setUp({ a: quiz })
    await read('quiz/a')
    later(100)
    quizzes.a = new Error('no network')
    expect(await read('quiz/a')).toEqual(['quiz/a'])
    asked()
    offline()
    expect(await read('quiz/a')).toEqual(['quiz/a'])
    expect(asked()).toEqual([])
  })

  test('has the paper of an own attempt where the device has no other', async () => {
    const { read } = setUp({ a: new Error('no network'), b: new Error('no network') })
    const paper = paperOf(2)
    const attempt = attemptOf(paper, begunWith(paper, [{ type: 'submit' }]))
    await attemptStore.save(owner, { ...attempt, testKey: 'quiz/a' })
    expect(await read('quiz/a', 'quiz/b')).toEqual(['quiz/a'])
  })

  test('leaves out a test that is gone or refused, and forgets its paper', async () => {
    const { read, offline, later, quizzes } = setUp({ a: quiz })
    await read('quiz/a')
    later(25)
    quizzes.a = null
    expect(await read('quiz/a', 'quiz/never', 'nonsense')).toEqual([])
    offline()
    expect(await read('quiz/a')).toEqual([])
  })

  test('keeps sixty papers, those that were read last', async () => {
    const keys = Array.from({ length: 70 }, (_, index) => `quiz/${index}`)
    const { read, offline, later } = setUp(Object.fromEntries(keys.map((_, index) => [String(index), quiz])))
    for (const key of keys) {
      await read(key)
      later(0.1)
    }
    offline()
    expect(await read(...keys)).toEqual(keys.slice(10))
  })

  test('leaves nothing behind when the student signs out', async () => {
    const { read, offline } = setUp({ a: quiz })
    await read('quiz/a')
    await forgetOwner(owner)
    offline()
    expect(await read('quiz/a')).toEqual([])
  })

  test('leaves nothing behind when the student signs out while papers are read', async () => {
    setUp({})
    vi.spyOn(quizRepository, 'find').mockImplementation(async () => {
      setSignedIn(false)
      await forgetOwner(owner)
      return quiz
    })
    await papersOfTests(owner, ['quiz/a'])
    expect(await everythingOf(owner)).toEqual([])
  })

  test('a device that keeps nothing reads again', async () => {
    const { read, asked } = setUp({ a: quiz })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await read('quiz/a')).toEqual(['quiz/a'])
    expect(await read('quiz/a')).toEqual(['quiz/a'])
    expect(asked()).toEqual(['a', 'a'])
  })
})
