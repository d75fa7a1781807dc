import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Question } from './question'
import {
  answeredCount,
  answersByPlace,
  type QuizAttempt,
  type QuizEvent,
  startAttempt,
  stepAttempt,
  timeTaken,
} from './quiz-attempt'
import { scoreAnswers } from './scoring'

const start = 1_800_000_000_000
const question = (id: string): Question => ({
  id,
  text: id,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 1,
  explanation: null,
  image: null,
  topic: null,
})
const questions = ['q1', 'q2', 'q3'].map(question)

const play = (minutes: number | null, ...events: QuizEvent[]): QuizAttempt =>
  events.reduce(
    (attempt, event) => stepAttempt(attempt, event, questions.length),
    startAttempt(minutes, start),
  )

const choose = (questionId: string, option: number): QuizEvent => ({ type: 'choose', questionId, option })
const submit = (seconds: number): QuizEvent => ({ type: 'submit', now: start + seconds * 1000 })

describe('a quiz attempt', () => {
  it('ends its minutes after its start, or never', () => {
    expect(play(30).endsAt).toBe(start + 30 * 60_000)
    expect(play(null).endsAt).toBeNull()
  })

  it('keeps the last choice for each question', () => {
    const attempt = play(30, choose('q1', 0), choose('q2', 3), choose('q1', 2))
    expect(attempt.answers).toEqual({ q1: 2, q2: 3 })
    expect(answeredCount(attempt)).toBe(2)
  })

  it('stays between the first question and the last', () => {
    expect(play(30, { type: 'go', place: -1 }).place).toBe(0)
    expect(play(30, { type: 'go', place: 3 }).place).toBe(2)
  })

  it('is not submitted without an answer, except by the clock', () => {
    expect(play(30, submit(5)).submittedAt).toBeNull()
    expect(play(30, { type: 'time-up' }).submittedAt).toBe(start + 30 * 60_000)
  })

  it('has no clock to end it when there is no time limit', () => {
    expect(play(null, choose('q1', 1), { type: 'time-up' }).submittedAt).toBeNull()
  })

  it('is submitted once: what comes later changes nothing', () => {
    const once = play(30, choose('q1', 1), submit(65))
    const later = play(30, choose('q1', 1), submit(65), submit(900), choose('q2', 0), { type: 'time-up' })
    expect(later).toEqual(once)
    expect(timeTaken(later)).toBe(65)
  })

  it('takes no longer than its time, however late the click comes', () => {
    expect(timeTaken(play(1, choose('q1', 1), submit(3600)))).toBe(60)
  })

  it('keeps its answers when the questions come back in another order, one of them gone', () => {
    const attempt = play(30, choose('q1', 1), choose('q3', 0))
    const answers = answersByPlace(attempt, [question('q3'), question('q1')])
    expect([...answers]).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(scoreAnswers([question('q3'), question('q1')], answers).percentage).toBe(50)
  })

  it('never loses an answer and never leaves the paper, whatever is pressed', () => {
    const anyEvent: fc.Arbitrary<QuizEvent> = fc.oneof(
      fc.record({
        type: fc.constant('choose' as const),
        questionId: fc.constantFrom('q1', 'q2', 'q3'),
        option: fc.nat(3),
      }),
      fc.record({ type: fc.constant('go' as const), place: fc.integer({ min: -5, max: 9 }) }),
      fc.record({ type: fc.constant('submit' as const), now: fc.integer({ min: start, max: start + 1e7 }) }),
      fc.constant({ type: 'time-up' as const }),
    )
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let before = startAttempt(30, start)
        for (const event of events) {
          const after = stepAttempt(before, event, questions.length)
          expect(Object.keys(after.answers)).toEqual(expect.arrayContaining(Object.keys(before.answers)))
          expect(after.place).toBeGreaterThanOrEqual(0)
          expect(after.place).toBeLessThan(questions.length)
          expect(before.submittedAt === null || after === before).toBe(true)
          before = after
        }
      }),
    )
  })
})
