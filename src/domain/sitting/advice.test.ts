import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../fraction'
import { type AdvisedQuestion, adviceOf } from './advice'

const scheme = { correct: fraction(1), wrong: fraction(-1, 3), unanswered: fraction(0) }

const asked = (more: Partial<AdvisedQuestion> = {}): AdvisedQuestion => ({
  outcome: 'correct',
  seconds: 60,
  shown: true,
  scheme,
  topic: null,
  ...more,
})
const times = (count: number, more: Partial<AdvisedQuestion> = {}) =>
  Array.from({ length: count }, () => asked(more))
/** A minute for each question. */
const advised = (questions: readonly AdvisedQuestion[]) => adviceOf(questions, questions.length * 60_000)
const kinds = (questions: readonly AdvisedQuestion[]) => advised(questions).map(({ kind }) => kind)

describe('advice after a test', () => {
  test('is the next test when all is right', () => {
    expect(advised(times(5))).toEqual([{ kind: 'next' }])
  })

  test('is nothing where nothing was asked, or nothing counts', () => {
    expect(advised([])).toEqual([])
    expect(advised(times(3, { outcome: 'dropped' }))).toEqual([])
    expect(advised(times(3, { free: true }))).toEqual([])
  })

  test('begins with what most marks are to be had by', () => {
    const wrong = times(4, { outcome: 'wrong' })
    expect(kinds([...times(10), ...wrong, ...times(3, { outcome: 'unanswered' })])).toEqual([
      'mistakes',
      'open',
    ])
    expect(kinds([...times(10), ...wrong, ...times(9, { outcome: 'unanswered' })])).toEqual([
      'open',
      'mistakes',
    ])
  })

  test('tells what quick wrong answers cost, to a third of a mark', () => {
    const quick = times(5, { outcome: 'wrong', seconds: 10 })
    expect(advised([...times(3), ...quick])).toEqual([
      { kind: 'mistakes', questions: quick },
      { kind: 'quick', questions: quick, lost: fraction(-5, 3) },
    ])
  })

  test('knows no cost where wrong answers cost nothing, and no haste in one answer alone', () => {
    const quick = times(2, { outcome: 'wrong', seconds: 10, scheme: null })
    expect(advised([...times(3), ...quick])).toContainEqual({ kind: 'quick', questions: quick, lost: null })
    expect(kinds([...times(3), ...quick.slice(1)])).toEqual(['mistakes'])
  })

  test('names the topic with the smallest share of right answers, of those that were asked often enough', () => {
    const economy = [...times(2, { topic: 'Economy' }), ...times(4, { topic: 'Economy', outcome: 'wrong' })]
    const polity = times(6, { topic: 'Polity' })
    const physics = times(2, { topic: 'Physics', outcome: 'wrong' })
    expect(advised([...economy, ...polity, ...physics])).toContainEqual({
      kind: 'topic',
      topic: 'Economy',
      right: 2,
      asked: 6,
    })
    // A test of one topic says nothing of it that its score does not.
    expect(kinds(economy)).not.toContain('topic')
  })

  test('tells how long a question may take, and nothing of the kind without a limit', () => {
    const questions = [...times(3), ...times(2, { outcome: 'unanswered' })]
    expect(adviceOf(questions, 5 * 54_900)).toContainEqual(
      expect.objectContaining({ kind: 'open', secondsEach: 54 }),
    )
    expect(adviceOf(questions, null)).toContainEqual(
      expect.objectContaining({ kind: 'open', secondsEach: null }),
    )
  })

  test('does not ask for haste where the time of what was left open was left too', () => {
    const questions = [...times(3), ...times(2, { outcome: 'unanswered', seconds: 0, shown: false })]
    expect(advised(questions)).toContainEqual(expect.objectContaining({ kind: 'open', secondsEach: null }))
    const slow = [
      ...times(3, { seconds: 61 }),
      ...times(2, { outcome: 'unanswered', seconds: 0, shown: false }),
    ]
    expect(advised(slow)).toContainEqual(expect.objectContaining({ kind: 'open', secondsEach: 60 }))
  })

  test('names no topic that nobody came to, and one that was looked at and left', () => {
    const economy = times(4, { topic: 'Economy', outcome: 'unanswered', seconds: 0, shown: false })
    const polity = [...times(2, { topic: 'Polity' }), ...times(2, { topic: 'Polity', outcome: 'wrong' })]
    const named = (questions: readonly AdvisedQuestion[]) =>
      advised(questions).flatMap((line) => (line.kind === 'topic' ? [line.topic] : []))
    expect(named([...economy, ...polity])).toEqual([])
    const seen = economy.map((question) => ({ ...question, seconds: 20, shown: true }))
    expect(named([...seen, ...polity])).toEqual(['Economy'])
  })
})

test('there are at most three lines, whatever was answered, and some whenever something counts but is not right', () => {
  const question = fc.record({
    outcome: fc.constantFrom('correct', 'wrong', 'unanswered', 'partial', 'dropped'),
    seconds: fc.nat(400),
    shown: fc.boolean(),
    scheme: fc.constantFrom(scheme, null),
    topic: fc.constantFrom('Polity', 'Economy', null),
    free: fc.boolean(),
  }) satisfies fc.Arbitrary<AdvisedQuestion>
  const given = fc.option(fc.integer({ min: 1, max: 10_000_000 }))
  fc.assert(
    fc.property(fc.array(question), given, (questions, time) => {
      const advice = adviceOf(questions, time)
      expect(advice.length).toBeLessThanOrEqual(3)
      expect(new Set(advice.map(({ kind }) => kind)).size).toBe(advice.length)
      const isLost = questions.some(
        ({ outcome, free }) => !free && outcome !== 'dropped' && outcome !== 'correct',
      )
      expect(advice.some(({ kind }) => kind !== 'next')).toBe(isLost)
      const named = advice.flatMap((one) => ('questions' in one ? one.questions : []))
      expect(questions).toEqual(expect.arrayContaining(named))
      const lost = advice.flatMap((one) => (one.kind === 'quick' && one.lost ? [one.lost.numerator] : []))
      expect(lost.every((marks) => marks < 0)).toBe(true)
    }),
  )
})
