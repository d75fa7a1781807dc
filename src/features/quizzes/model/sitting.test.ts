import { describe, expect, it } from 'vitest'
import { type Quiz, quizSchema } from '@/content/quizzes/schema'
import type { KeptQuiz } from '@/domain/kept-quiz'
import type { QuizEvent } from '@/domain/quiz-attempt'
import { beginSitting, openSitting, stepSitting } from './sitting'

const start = 1_800_000_000_000
const minute = 60_000
const options = ['a', 'b', 'c', 'd']

function makeQuiz(): Quiz {
  const questions = ['q1', 'q2'].map((id) => ({ id, text: id, options, correctAnswer: 1 }))
  const quiz = quizSchema.parse({ id: 'x', title: 'X', timeInMinutes: 10, questions })
  if (quiz === 'unreadable') throw new Error('the quiz of this test is wrong')
  return quiz
}

const quiz = makeQuiz()
const begun = beginSitting(quiz, { visit: 'v1', best: null, now: start })
const play = (sitting: KeptQuiz, ...events: QuizEvent[]) =>
  events.reduce((kept, event) => stepSitting(kept, event, quiz), sitting)
const right = (questionId: string): QuizEvent => ({ type: 'choose', questionId, option: 1 })
const submit = (minutes: number): QuizEvent => ({ type: 'submit', now: start + minutes * minute })

describe('the best score', () => {
  it('is there from the first result on', () => {
    expect(play(begun, right('q1')).best).toBeNull()
    expect(play(begun, right('q1'), submit(1)).best).toBe(50)
  })

  it('rises with a better result and outlives a worse one', () => {
    const half = { ...begun, best: 50 }
    expect(play(half, right('q1'), right('q2'), submit(1)).best).toBe(100)
    expect(play(half, { type: 'time-up' }).best).toBe(50)
  })

  it('counts a result of nothing as a result', () => {
    expect(play(begun, { type: 'time-up' }).best).toBe(0)
  })
})

describe('opening a quiz', () => {
  it('begins anew on a device that keeps nothing of it', () => {
    expect(openSitting(null, quiz, 'v9', start)).toEqual({ ...begun, visit: 'v9' })
  })

  it('goes on with what is under way, in the visit of now', () => {
    const underWay = play(begun, right('q2'))
    expect(openSitting(underWay, quiz, 'v2', start + minute)).toEqual({ ...underWay, visit: 'v2' })
  })

  it('gives the result when the time ran out while nobody was here', () => {
    const opened = openSitting(play(begun, right('q1')), quiz, 'v2', start + 90 * minute)
    expect(opened.attempt.submittedAt).toBe(start + 10 * minute)
    expect(opened.best).toBe(50)
  })

  it('begins anew after a result, and still knows the best score', () => {
    const done = play(begun, right('q1'), submit(2))
    const opened = openSitting(done, quiz, 'v2', start + 5 * minute)
    expect(opened).toEqual({ ...begun, visit: 'v2', best: 50, attempt: opened.attempt })
    expect(opened.attempt).toMatchObject({ startedAt: start + 5 * minute, answers: {}, submittedAt: null })
  })

  it('shows the result again in the visit that saw it', () => {
    const done = play(begun, right('q1'), submit(2))
    expect(openSitting(done, quiz, 'v1', start + 90 * minute)).toEqual(done)
  })
})
