import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../fraction'
import type { SheetQuestion } from '../learning/answer-sheet'
import { rushedNote, suggestAfter } from './after-result'

const scheme = { correct: fraction(1), wrong: fraction(-1, 3), unanswered: fraction(0) }

const asked = (more: Partial<SheetQuestion> = {}): SheetQuestion => ({
  outcome: 'correct',
  seconds: 60,
  ref: 'mock/m#1',
  scheme,
  topic: null,
  ...more,
})
const times = (count: number, more: Partial<SheetQuestion> = {}) =>
  Array.from({ length: count }, () => asked(more))
/** A minute for each question. */
const suggested = (questions: readonly SheetQuestion[]) => suggestAfter(questions, questions.length * 60_000)
const details = (questions: readonly SheetQuestion[]) => suggested(questions).map(({ detail }) => detail)
const kinds = (questions: readonly SheetQuestion[]) => suggested(questions).map(({ kind }) => kind)

describe('what to do after a test', () => {
  test('is the next test when all is right', () => {
    expect(suggested(times(5))).toMatchObject([{ kind: 'next', to: '/content/mock-test' }])
  })

  test('is nothing where nothing was asked, or nothing counts', () => {
    expect(suggested([])).toEqual([])
    expect(suggested(times(3, { outcome: 'dropped' }))).toEqual([])
    expect(suggested(times(3, { free: true }))).toEqual([])
  })

  test('begins with the mistakes, then with what most marks are to be had by', () => {
    const open = { outcome: 'unanswered', unseen: true } as const
    const weak = times(3, { topic: 'Economy', outcome: 'wrong' })
    const good = times(7, { topic: 'Polity' })
    expect(kinds([...good, ...weak, ...times(3, open)])).toEqual(['mistakes', 'topic', 'open'])
    expect(kinds([...good, ...weak, ...times(9, open)])).toEqual(['mistakes', 'open', 'topic'])
  })

  test('names mistakes and skipped questions apart, and leaves out what was never shown', () => {
    const mistakes = (['wrong', 'partial', 'unanswered'] as const).map((outcome) => asked({ outcome }))
    const [fix, open] = suggested([...times(3), ...mistakes, asked({ outcome: 'unanswered', unseen: true })])
    expect(fix).toMatchObject({ title: 'Fix 2 mistakes and 1 skipped', questions: mistakes })
    const skipped = times(2, { outcome: 'unanswered' })
    expect(suggested([...times(3), ...skipped])[0]).toMatchObject({
      title: 'Answer 2 skipped questions',
      questions: skipped,
    })
    expect(open).toMatchObject({ title: 'Practise 1 question you did not visit' })
  })

  test('tells how long the mistakes take, within bounds for each', () => {
    const fix = (more: Partial<SheetQuestion>, count = 4) =>
      suggested(times(count, { outcome: 'wrong', ...more }))[0]
    expect(fix({ seconds: 60 })).toMatchObject({ title: 'Fix 4 mistakes', minutes: 4 })
    expect(fix({ seconds: 900 })).toMatchObject({ minutes: 12 })
    expect(fix({ seconds: 1 })).toMatchObject({ minutes: 1 })
    expect(fix({ seconds: 0 })).toMatchObject({ minutes: 3 })
    expect(fix({}, 1)).toMatchObject({ title: 'Fix 1 mistake', minutes: 1 })
  })

  test('names the topic with the smallest share of right answers, of those that were asked often enough', () => {
    const economy = [...times(2, { topic: 'Economy' }), ...times(4, { topic: 'Economy', outcome: 'wrong' })]
    const polity = times(6, { topic: 'Polity' })
    const physics = times(2, { topic: 'Physics', outcome: 'wrong' })
    expect(suggested([...economy, ...polity, ...physics])).toContainEqual(
      expect.objectContaining({ title: 'Practise Economy', detail: '2 of 6 right', questions: economy }),
    )
    // A test of one topic says nothing of it that its score does not.
    expect(kinds(economy)).not.toContain('topic')
  })

  test('tells how long a question may take, and nothing of the kind without a limit', () => {
    const questions = [...times(3), ...times(2, { outcome: 'unanswered', unseen: true })]
    expect(suggestAfter(questions, 5 * 54_900)).toContainEqual(
      expect.objectContaining({
        title: 'Practise 2 questions you did not visit',
        detail: 'aim at 54s a question',
        minutes: 2,
      }),
    )
    expect(suggestAfter(questions, null)).toContainEqual({
      kind: 'open',
      title: 'Practise 2 questions you did not visit',
      questions: questions.slice(3),
    })
  })

  test('does not ask for haste where the time of what was left open was left too', () => {
    const questions = [...times(3), ...times(2, { outcome: 'unanswered', seconds: 0, unseen: true })]
    expect(details(questions)).toEqual([undefined])
    const slow = [
      ...times(3, { seconds: 61 }),
      ...times(2, { outcome: 'unanswered', seconds: 0, unseen: true }),
    ]
    expect(details(slow)).toContain('aim at 1m a question')
  })

  test('names no topic that nobody came to, and one that was looked at and left', () => {
    const economy = times(4, { topic: 'Economy', outcome: 'unanswered', seconds: 0, unseen: true })
    const polity = [...times(2, { topic: 'Polity' }), ...times(2, { topic: 'Polity', outcome: 'wrong' })]
    const named = (questions: readonly SheetQuestion[]) =>
      suggested(questions).flatMap((line) => (line.kind === 'topic' ? [line.title] : []))
    expect(named([...economy, ...polity])).toEqual([])
    const seen = times(4, { topic: 'Economy', outcome: 'unanswered', seconds: 20 })
    expect(named([...seen, ...polity])).toEqual(['Practise Economy'])
  })
})

describe('what haste cost in a test', () => {
  const noted = (questions: readonly SheetQuestion[]) => rushedNote(questions, questions.length * 60_000)

  test('gives the loss exactly, down to a third of a mark', () => {
    const quick = times(5, { outcome: 'wrong', seconds: 10 })
    expect(noted([...times(3), ...quick])).toBe('You rushed 5 questions and lost 1⅔ marks.')
  })

  test('is no number where wrong answers cost nothing', () => {
    const quick = times(2, { outcome: 'wrong', seconds: 10, scheme: null })
    expect(noted([...times(3), ...quick])).toBe('You rushed 2 questions: read each one twice.')
  })

  test('is nothing for one quick answer, for right ones and for those that took their time', () => {
    expect(noted([...times(3), asked({ outcome: 'wrong', seconds: 10 })])).toBeNull()
    expect(noted(times(4, { seconds: 10 }))).toBeNull()
    expect(noted(times(4, { outcome: 'wrong' }))).toBeNull()
    expect(noted([])).toBeNull()
  })
})

test('there are at most three lines, whatever was answered, and some whenever something counts but is not right', () => {
  const question = fc.record({
    outcome: fc.constantFrom('correct', 'wrong', 'unanswered', 'partial', 'dropped'),
    seconds: fc.nat(400),
    ref: fc.constant('mock/m#1'),
    scheme: fc.constantFrom(scheme, null),
    topic: fc.constantFrom('Polity', 'Economy', null),
    flags: fc.constantFrom({}, { free: true as const }, { unseen: true as const }),
  })
  const given = fc.option(fc.integer({ min: 1, max: 10_000_000 }))
  fc.assert(
    fc.property(fc.array(question), given, (drawn, time) => {
      const questions = drawn.map(({ flags, ...one }): SheetQuestion => ({ ...one, ...flags }))
      const found = suggestAfter(questions, time)
      expect(found.length).toBeLessThanOrEqual(3)
      expect(new Set(found.map(({ kind }) => kind)).size).toBe(found.length)
      const isLost = questions.some(
        ({ outcome, free }) => !free && outcome !== 'dropped' && outcome !== 'correct',
      )
      expect(found.some(({ kind }) => kind !== 'next')).toBe(isLost)
      const named = found.flatMap((one) => one.questions)
      expect(questions).toEqual(expect.arrayContaining(named))
      expect(found.filter(({ title }) => title.includes('cost -'))).toEqual([])
    }),
  )
})
