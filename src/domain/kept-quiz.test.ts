import { describe, expect, it, test } from 'vitest'
import { attemptToResume, bestScores, type KeptQuiz, parseKeptQuiz, unfinishedQuizzes } from './kept-quiz'
import { type QuizAttempt, startAttempt } from './quiz-attempt'

const start = 1_800_000_000_000
const minute = 60_000

function kept(attempt: Partial<QuizAttempt>, rest: Partial<KeptQuiz> = {}): KeptQuiz {
  const begun = { ...startAttempt(10, start), answers: { q1: 2 } }
  return {
    title: 'Rivers',
    questionCount: 10,
    visit: 'v1',
    attempt: { ...begun, ...attempt },
    best: null,
    ...rest,
  }
}

describe('parseKeptQuiz', () => {
  it('gives back what was kept', () => {
    expect(parseKeptQuiz(structuredClone(kept({}, { best: 70 })))).toEqual(kept({}, { best: 70 }))
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'rivers'],
    ['an older shape', { attempt: startAttempt(10, start), visit: 'v1' }],
    ['an answer that is no option', kept({ answers: { q1: -1 } })],
    ['a place between two questions', kept({ place: 0.5 })],
    ['a score above all', kept({}, { best: 120 })],
  ])('takes %s for nothing kept', (_, value) => {
    expect(parseKeptQuiz(value)).toBeNull()
  })
})

test('what waits to be finished: begun, answered, not submitted, in time; the latest first', () => {
  const entries: Array<[string, unknown]> = [
    ['early', kept({ startedAt: start - minute })],
    ['running', kept({})],
    ['untouched', kept({ answers: {} })],
    ['submitted', kept({ submittedAt: start + minute })],
    ['time-over', kept({ endsAt: start + minute })],
    ['no-limit', kept({ startedAt: start - 2 * minute, endsAt: null })],
    ['odd', { title: 'x' }],
  ]
  const waiting = unfinishedQuizzes(entries, start + 2 * minute)
  expect(waiting.map(({ quizId }) => quizId)).toEqual(['running', 'early', 'no-limit'])
  expect(waiting[0]).toMatchObject({ title: 'Rivers', answered: 1, questionCount: 10 })
})

test('best scores are of the quizzes that have a result', () => {
  const entries: Array<[string, unknown]> = [
    ['a', kept({}, { best: 0 })],
    ['b', kept({})],
    ['c', kept({}, { best: 90 })],
    ['d', 'odd'],
  ]
  expect(bestScores(entries)).toEqual(
    new Map([
      ['a', 0],
      ['c', 90],
    ]),
  )
})

describe('coming to a quiz again', () => {
  const later = start + 60 * minute
  const submitted = { submittedAt: start + minute }
  test.each([
    ['goes on, after a reload', kept({}), 'v1', start + minute, true],
    ['goes on, from another page', kept({}), 'v2', start + minute, true],
    ['shows the result again after a reload', kept(submitted), 'v1', later, true],
    ['begins anew after a result', kept(submitted), 'v2', later, false],
    ['gives the result of answers whose time ran out meanwhile', kept({}), 'v2', later, true],
    ['begins anew when the time ran out without an answer', kept({ answers: {} }), 'v2', later, false],
    ['goes on without a time limit', kept({ endsAt: null }), 'v2', later, true],
  ])('%s', (_, what, visit, now, resumes) => {
    expect(attemptToResume(what, visit, now)).toBe(resumes ? what.attempt : null)
  })
})
