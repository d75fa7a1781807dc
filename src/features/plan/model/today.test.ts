import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indiaDayOf } from '@/domain/india-day'
import { type TodayFacts, todayLines } from './today'

const today = indiaDayOf(Date.parse('2026-11-22T06:00:00Z'))
const left = { questions: 12, minutes: 9, done: 0, next: null }
const nextTest = { title: 'Free Mock 2', detail: 'IBPS PO', to: '/test-series/ibps/test/free-2' }
const facts = (over: Partial<TodayFacts> = {}): TodayFacts => ({
  today,
  isNewcomer: false,
  revision: left,
  daily: { percentage: null, running: null },
  takenToday: null,
  nextTest,
  job: { id: 'j1', title: 'Junior Assistant', days: 1 },
  hasExamDay: true,
  ...over,
})
const said = (over: Partial<TodayFacts> = {}) =>
  todayLines(facts(over)).map(({ title, detail, isDone }) => `${isDone ? '✓ ' : ''}${title}: ${detail}`)

describe('todayLines', () => {
  test('what is due, with minutes; the quiz, the next test, the last date', () => {
    expect(said()).toEqual([
      'Revise 12 questions: About 9 minutes',
      'Take the daily quiz: Ten questions',
      'Free Mock 2: IBPS PO',
      'Junior Assistant: Last date tomorrow',
    ])
    expect(todayLines(facts()).map(({ to }) => to)).toEqual([
      '/revise',
      '/daily',
      '/test-series/ibps/test/free-2',
      '/job/j1',
    ])
  })

  test('each is ticked by what was done', () => {
    expect(
      said({
        revision: { ...left, questions: 0, done: 12 },
        daily: { percentage: 70, running: null },
        takenToday: 'Free Mock 1',
        job: null,
      }),
    ).toEqual([
      '✓ Revision is done: 12 questions',
      '✓ Daily quiz is done: 70% right',
      '✓ Free Mock 1: Taken today',
    ])
  })

  test('what was begun says how far it is', () => {
    expect(
      said({
        revision: { questions: 1, minutes: 1, done: 4, next: null },
        daily: { percentage: null, running: { answered: 3, total: 10 } },
      }).slice(0, 2),
    ).toEqual(['Revise 1 more: About 1 minute, 4 done', 'Finish the daily quiz: 3 of 10 answered'])
  })

  test.each([
    [today + 1, 'Next tomorrow'],
    [today + 3, 'Next in 3 days'],
    [today + 8, 'Next on 30 Nov 2026'],
    [null, 'It is all known for now'],
  ])('a day without revision says when the next is: %s', (next, words) => {
    const [line] = todayLines(facts({ revision: { questions: 0, minutes: 1, done: 0, next } }))
    expect(line).toMatchObject({ title: 'Nothing to revise today', detail: words, isDone: false })
  })

  test('a newcomer begins with ten questions', () => {
    const lines = todayLines(facts({ isNewcomer: true, revision: null, hasExamDay: false }))
    expect(lines.map(({ kind }) => kind)).toEqual(['diagnosis', 'daily', 'job', 'plan'])
    expect(lines[0]?.to).toBe('/practice?diagnosis')
  })

  test('never more than four lines, none of a kind twice, each with somewhere to go', () => {
    const some = fc.record({
      today: fc.constant(today),
      isNewcomer: fc.boolean(),
      revision: fc.option(
        fc.record({
          questions: fc.nat(50),
          minutes: fc.integer({ min: 1, max: 240 }),
          done: fc.nat(20),
          next: fc.option(fc.integer({ min: today + 1, max: today + 100 })),
        }),
      ),
      daily: fc.record({
        percentage: fc.option(fc.nat(100)),
        running: fc.option(fc.constant({ answered: 1, total: 10 })),
      }),
      takenToday: fc.option(fc.string()),
      nextTest: fc.option(fc.constant(nextTest)),
      job: fc.option(fc.constant({ id: 'j', title: 'J', days: 0 })),
      hasExamDay: fc.boolean(),
    })
    fc.assert(
      fc.property(some, (known) => {
        const lines = todayLines(known)
        expect(lines.length).toBeGreaterThan(0)
        expect(lines.length).toBeLessThanOrEqual(4)
        expect(new Set(lines.map(({ kind }) => kind)).size).toBe(lines.length)
        for (const { to, detail } of lines) {
          expect(to).toMatch(/^\//)
          expect(detail).not.toBe('')
        }
        const revision = lines.find(({ kind }) => kind === 'revision')
        expect(revision?.isDone && known.revision?.done === 0).not.toBe(true)
        expect(lines.find(({ kind }) => kind === 'daily')?.isDone).toBe(known.daily.percentage !== null)
      }),
    )
  })
})
