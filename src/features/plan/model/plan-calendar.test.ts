import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { writeCalendar } from '@/domain/calendar'
import { indiaDayOf } from '@/domain/india-day'
import { type CalendarAsk, planEvents, readTime } from './plan-calendar'

/** 22 November 2026, half past eleven in the morning in India. */
const now = Date.parse('2026-11-22T06:00:00Z')
const today = indiaDayOf(now)
const ask = (over: Partial<CalendarAsk> = {}): CalendarAsk => ({
  owner: 'ravi',
  origin: 'https://pariksha.test',
  now,
  exam: 'Group II',
  examDay: today + 28,
  withExam: true,
  daily: { minutes: 30, time: 19 * 60 },
  jobs: [{ id: 'j 1', title: 'గ్రూప్, 2', deadline: new Date('2026-11-29T18:29:00Z') }],
  ...over,
})
const days = (over: Partial<CalendarAsk>) =>
  planEvents(ask(over)).flatMap((event) => (event.kind === 'daily' ? [event.first, event.last] : []))

test('the exam, every day before it, and the last date of a job', () => {
  const text = writeCalendar(planEvents(ask()), { name: 'Plan', at: now })
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
  expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
    ['exam-ravi@pariksha.test', 'Exam: Group II'],
    ['daily-ravi@pariksha.test', 'Study for Group II'],
    ['job-j%201@pariksha.test', 'Last date: గ్రూప్, 2'],
  ])
  expect(events.map(({ startDate }) => startDate.toString())).toEqual([
    '2026-12-20',
    '2026-11-22T13:30:00Z',
    '2026-11-29',
  ])
  expect(events[2]?.component.getFirstPropertyValue('url')).toBe('https://pariksha.test/job/j%201')
})

test('a time that is over today begins tomorrow', () => {
  expect(days({ daily: { minutes: 30, time: 19 * 60 } })).toEqual([today, today + 27])
  expect(days({ daily: { minutes: 30, time: 6 * 60 } })).toEqual([today + 1, today + 27])
})

test('without an exam that is still to come the daily plan goes on for ninety days', () => {
  expect(days({ examDay: null })).toEqual([today, today + 89])
  expect(days({ examDay: today - 1 })).toEqual([today, today + 89])
  expect(days({ examDay: today })).toEqual([])
})

test('nothing of a calendar is past, and only what was asked for is in it', () => {
  const asks = fc.record({
    examDay: fc.option(fc.integer({ min: today - 30, max: today + 300 })),
    withExam: fc.boolean(),
    daily: fc.option(fc.record({ minutes: fc.integer({ min: 5, max: 240 }), time: fc.nat(24 * 60 - 1) })),
    jobs: fc.array(
      fc.record({
        id: fc.uuid(),
        title: fc.string({ unit: 'grapheme' }),
        deadline: fc.integer({ min: -20, max: 20 }).map((ahead) => new Date(now + ahead * 86_400_000)),
      }),
      { maxLength: 5 },
    ),
  })
  fc.assert(
    fc.property(asks, (over) => {
      const events = planEvents(ask(over))
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
      const daily = events.flatMap((event) => (event.kind === 'daily' ? [event] : []))
      const whole = events.flatMap((event) => (event.kind === 'day' ? [event.day] : []))
      expect(whole.every((day) => day >= today)).toBe(true)
      expect(daily.every(({ first, last }) => first >= today && last >= first)).toBe(true)
      const { examDay } = over
      const untilExam = examDay !== null && examDay >= today
      expect(daily.every(({ last }) => !untilExam || last === examDay - 1)).toBe(true)
      expect(events.some(({ uid }) => uid.startsWith('exam'))).toBe(
        over.withExam && over.examDay !== null && over.examDay >= today,
      )
      expect(over.daily !== null || daily.length === 0).toBe(true)
    }),
  )
})

test.each([
  ['19:00', 1140],
  ['00:05', 5],
  ['23:59', 1439],
  ['24:00', null],
  ['', null],
  ['7 pm', null],
])('the time %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})
