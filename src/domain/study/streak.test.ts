import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type IndiaDay, readIndiaDay, writeIndiaDay } from '../india-day'
import { weekdayOf } from '../weekday'
import { practiceDays, streakOf, weekOf } from './streak'

const dayOf = (text: string) => readIndiaDay(text) ?? 0
const today = dayOf('2026-11-22')
const onDays = (...days: string[]) => new Set(days.map((day) => dayOf(`2026-${day}`)))

describe('the days of practice', () => {
  const attempt = (start: string, end: string | null = null, answered = 1) => ({
    startedAt: Date.parse(start),
    submittedAt: end === null ? null : Date.parse(end),
    answered,
  })
  const written = (...of: Parameters<typeof practiceDays>) => [...practiceDays(...of)].map(writeIndiaDay)

  it.each([
    ['a minute before midnight in India', '2026-11-20T18:29:00Z', '2026-11-20'],
    ['midnight in India, still the day before in UTC', '2026-11-20T18:30:00Z', '2026-11-21'],
    ['the first minute of a year', '2026-12-31T18:30:00Z', '2027-01-01'],
  ])('count %s', (_, moment, day) => {
    expect(written([attempt(moment)], [])).toEqual([day])
  })

  it('count both days of a test over midnight, and none of what was opened and never answered', () => {
    const late = attempt('2026-11-20T23:30:00+05:30', '2026-11-21T00:30:00+05:30')
    const opened = attempt('2026-11-22T10:00:00Z', null, 0)
    expect(written([late, opened], [])).toEqual(['2026-11-20', '2026-11-21'])
  })

  it('count revision, but not putting a question back into the list of mistakes', () => {
    const review = (day: string, result: 'good' | 'again' | 'put-back') => ({
      at: Date.parse(`${day}T12:00:00+05:30`),
      result,
    })
    const reviews = [
      review('2026-11-18', 'good'),
      review('2026-11-19', 'again'),
      review('2026-11-20', 'put-back'),
    ]
    expect(written([], [{ reviews }])).toEqual(['2026-11-18', '2026-11-19'])
  })
})

describe('a streak', () => {
  it.each([
    ['nothing', [], 0, false],
    ['today alone', ['11-22'], 1, true],
    ['yesterday, while today is not over', ['11-21'], 1, false],
    ['three days', ['11-20', '11-21', '11-22'], 3, true],
    ['one day missed', ['11-20', '11-22'], 2, true],
    ['yesterday missed, and today is not over', ['11-19', '11-20'], 2, false],
    ['two days missed in a row', ['11-19', '11-22'], 1, true],
    ['two days missed in a month', ['11-17', '11-19', '11-20', '11-22'], 3, true],
    ['a day that has not come', ['11-23'], 0, false],
  ])('of %s', (_, days, length, isToday) => {
    expect(streakOf(onDays(...days), today)).toMatchObject({ length, today: isToday })
  })

  it('goes on over one day of each month, also when they meet', () => {
    const days = onDays('10-28', '10-29', '10-30', '11-02', '11-03')
    expect(streakOf(days, dayOf('2026-11-03'))).toEqual({
      length: 5,
      today: true,
      free: [dayOf('2026-11-01'), dayOf('2026-10-31')],
      mayMiss: false,
    })
    expect(streakOf(days, dayOf('2026-11-03')).free).not.toContain(dayOf('2026-10-27'))
  })

  it('has its free day again in the next month', () => {
    const days = onDays('10-29', '10-31', '11-01')
    expect(streakOf(days, dayOf('2026-11-01'))).toMatchObject({ length: 3, mayMiss: true })
  })

  const someDays = fc
    .uniqueArray(fc.integer({ min: 0, max: 90 }))
    .map((ago) => new Set(ago.map((n) => today - n)))
  const missedIn = (days: ReadonlySet<IndiaDay>, from: IndiaDay) => {
    const months = new Map<string, number>()
    for (let day = from; day < today; day++) {
      const month = writeIndiaDay(day).slice(0, 7)
      if (!days.has(day)) months.set(month, (months.get(month) ?? 0) + 1)
    }
    return Math.max(0, ...months.values())
  }

  it('is the longest run back from today in which no month has two missed days', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const lengths = [...days]
          .filter((first) => missedIn(days, first) <= 1)
          .map((first) => [...days].filter((day) => day >= first).length)
        expect(streakOf(days, today).length).toBe(Math.max(0, ...lengths))
      }),
    )
  })

  it('never gets shorter by one more day', () => {
    fc.assert(
      fc.property(someDays, fc.integer({ min: 0, max: 90 }), (days, ago) => {
        const more = streakOf(new Set([...days, today - ago]), today)
        expect(more.length).toBeGreaterThanOrEqual(streakOf(days, today).length)
      }),
    )
  })

  it('counts no day without practice', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const { length, free } = streakOf(days, today)
        expect(length).toBeLessThanOrEqual(days.size)
        expect(free.filter((day) => days.has(day))).toEqual([])
      }),
    )
  })
})

test('the week is the last seven days, with what was done', () => {
  const week = weekOf(onDays('11-18', '11-20', '11-21'), today, [dayOf('2026-11-19')])
  expect(week.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Monday none',
    'Tuesday none',
    'Wednesday done',
    'Thursday free',
    'Friday done',
    'Saturday done',
    'Sunday none',
  ])
  expect(week.map(({ isToday }) => isToday)).toEqual([false, false, false, false, false, false, true])
})

test('a day has the name that calendars give it', () => {
  expect(weekdayOf(today)).toBe('Sunday')
  expect(weekdayOf(0)).toBe('Thursday')
})
