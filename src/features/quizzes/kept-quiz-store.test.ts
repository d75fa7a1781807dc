import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Quiz, quizSchema } from '@/content/quizzes/schema'
import { forgetOwner, visitor } from '@/lib/device-store'
import optionObjects from '../../../tests/fixtures/raw-docs/quiz-option-objects.json'
import { keepQuiz, listKeptQuizzes, loadKeptQuiz } from './kept-quiz-store'
import { beginSitting, stepSitting } from './model/sitting'

function makeQuiz(id: string): Quiz {
  const quiz = quizSchema.parse({ ...optionObjects, id, published: true, timeInMinutes: 0 })
  if (quiz === 'unreadable') throw new Error('the fixture is wrong')
  return quiz
}

function makeSitting(quiz: Quiz) {
  const begun = beginSitting(quiz, { visit: 'v1', best: 40, now: 1_800_000_000_000 })
  return stepSitting(begun, { type: 'choose', questionId: '1', option: 1 }, quiz)
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('what the device keeps of a quiz', () => {
  it('is the attempt, the best score and the questions as they were', async () => {
    const quiz = makeQuiz('forces')
    const kept = makeSitting(quiz)
    await keepQuiz('lakshmi', quiz, kept)
    expect(await loadKeptQuiz('lakshmi', 'forces')).toEqual({ kept, quiz })
    expect(await listKeptQuizzes('lakshmi')).toEqual([['forces', kept]])
  })

  it('is of its owner alone, and forgotten at sign-out', async () => {
    const quiz = makeQuiz('forces-2')
    await keepQuiz('ravi', quiz, makeSitting(quiz))
    expect(await loadKeptQuiz(visitor, 'forces-2')).toBeNull()
    await forgetOwner('ravi')
    expect(await loadKeptQuiz('ravi', 'forces-2')).toBeNull()
    expect(await listKeptQuizzes('ravi')).toEqual([])
  })

  it('stays until the tab is closed when the device refuses', async () => {
    const quiz = makeQuiz('full')
    const kept = makeSitting(quiz)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(keepQuiz('meera', quiz, kept)).rejects.toThrow('full')
    expect(await loadKeptQuiz('meera', 'full')).toEqual({ kept, quiz })
    expect(await listKeptQuizzes('meera')).toEqual([['full', kept]])
    expect(await listKeptQuizzes('mee')).toEqual([])
  })
})

describe('a visitor who signs in', () => {
  const at = (quiz: Quiz, now: number, best: number | null) => beginSitting(quiz, { visit: 'v', best, now })

  it('takes along an attempt and its questions', async () => {
    const quiz = makeQuiz('along')
    const kept = makeSitting(quiz)
    await keepQuiz(visitor, quiz, kept)
    expect(await loadKeptQuiz('asha', 'along')).toEqual({ kept, quiz })
    expect(await listKeptQuizzes(visitor)).toEqual([])
  })

  it('keeps the later of two attempts and the better of two scores', async () => {
    const quiz = makeQuiz('twice')
    await keepQuiz('sita', quiz, at(quiz, 2000, 60))
    await keepQuiz(visitor, quiz, at(quiz, 1000, 90))
    expect((await loadKeptQuiz('sita', 'twice'))?.kept).toMatchObject({
      best: 90,
      attempt: { startedAt: 2000 },
    })
    await keepQuiz(visitor, quiz, at(quiz, 3000, null))
    expect((await loadKeptQuiz('sita', 'twice'))?.kept).toMatchObject({
      best: 90,
      attempt: { startedAt: 3000 },
    })
  })
})
