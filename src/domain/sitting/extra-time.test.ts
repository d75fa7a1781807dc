import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makePaper } from '../paper'
import { begin, paperOf, paperWithTimedSections } from '../testing/sitting-samples'
import { type ExtraTime, extraTimes, formatClock, withExtra, withoutExtra } from './extra-time'
import { reduceSitting } from './sitting'
import { hasNoLimit, planOf } from './sitting-sections'

const minute = 60_000

test.each<[number, ExtraTime, number]>([
  [20, 'none', 1_200_000],
  [20, 'third', 1_600_000],
  [20, 'half', 1_800_000],
  [60, 'third', 4_800_000],
  [1, 'third', 80_000],
  [1, 'half', 90_000],
])('%i minutes with %s are %i milliseconds', (minutes, extra, milliseconds) => {
  expect(withExtra(minutes * minute, extra)).toBe(milliseconds)
  expect(Math.round(withoutExtra(milliseconds, extra) / minute)).toBe(minutes)
})

test.each<[number, ExtraTime, string]>([
  [60, 'third', '1h 20m'],
  [60, 'half', '1h 30m'],
  [20, 'third', '26m 40s'],
  [1, 'third', '1m 20s'],
  [30, 'half', '45 Minutes'],
  [45, 'none', '45 Minutes'],
])('%i minutes with %s are told to the second', (minutes, extra, clock) => {
  expect(formatClock(minutes, extra)).toBe(clock)
})

describe('a plan with extra time', () => {
  const question = (section: string, index: number) => ({
    id: `${section}-${index}`,
    text: 'Which?',
    options: ['a', 'b'],
    correctAnswer: 0,
    explanation: null,
    image: null,
    topic: null,
    section,
  })
  const sections = fc.array(
    fc.record({
      minutes: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.double({ min: 0.1, max: 90, noNaN: true })),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 6 },
  )

  test('is as long as its sections, whole milliseconds, and never shorter than without', () => {
    fc.assert(
      fc.property(sections, fc.constantFrom<ExtraTime>('third', 'half'), (parts, extra) => {
        const paper = makePaper({
          title: 'Sections',
          minutes: 0,
          questions: parts.flatMap(({ count }, part) =>
            Array.from({ length: count }, (_, index) => question(`s${part}`, index)),
          ),
          layout: {
            sections: parts.map(({ minutes }, part) => ({
              id: `s${part}`,
              name: `Part ${part}`,
              minutes,
              marking: null,
            })),
          },
        })
        const plan = planOf(paper, extra)
        const own = plan.sections.map(({ milliseconds }) => milliseconds ?? -1)
        expect(own.reduce((sum, one) => sum + one, 0)).toBe(plan.milliseconds)
        for (const [index, one] of own.entries()) {
          const before = (parts[index]?.minutes ?? 0) * minute
          expect(Number.isInteger(one)).toBe(true)
          expect(one).toBeGreaterThanOrEqual(Math.floor(before))
          expect(Math.abs(one - before * (extra === 'third' ? 4 / 3 : 3 / 2))).toBeLessThanOrEqual(0.51)
        }
      }),
    )
  })

  test('asks for the same questions as without', () => {
    const paper = paperWithTimedSections()
    const places = (extra: ExtraTime) =>
      planOf(paper, extra).sections.map(({ id, first, count }) => ({ id, first, count }))
    for (const extra of extraTimes) expect(places(extra)).toEqual(places('none'))
  })

  test('leaves a quiz without a limit without one', () => {
    const plan = planOf(paperOf(1, { minutes: 0 }), 'half')
    expect(plan).toEqual(planOf(paperOf(1, { minutes: 0 })))
    expect(hasNoLimit({ startedAt: begin, deadline: begin + plan.milliseconds })).toBe(true)
  })

  test('gives each section its own share, and a section that is left early gives nothing on', () => {
    const plan = planOf(paperWithTimedSections({ leaveSectionsEarly: true }), 'third')
    const [first, second] = [400_000, 800_000]
    const sitting = reduceSitting({ status: 'ready', plan }, { type: 'start' }, begin)
    expect(sitting).toMatchObject({
      deadline: begin + first + second,
      open: { section: 0, deadline: begin + first },
    })
    const early = reduceSitting(sitting, { type: 'submit-section' }, begin + 1000)
    expect(early).toMatchObject({
      deadline: begin + 1000 + second,
      open: { section: 1, deadline: begin + 1000 + second },
    })
  })
})
