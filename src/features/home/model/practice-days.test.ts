import { describe, expect, test } from 'vitest'
import { readIndiaDay, writeIndiaDay } from '@/domain/india-day'
import { daysInARow, lastSevenDays, practiceDays } from './practice-days'

const at = (moment: string) => Date.parse(moment)
const daysOf = (texts: readonly string[]) => new Set(texts.map((text) => readIndiaDay(text) ?? 0))
const written = (days: Iterable<number>) => [...days].map(writeIndiaDay)
const sitting = (start: string, end: string | null = null, answered = 1) => ({
  startedAt: at(start),
  submittedAt: end === null ? null : at(end),
  answered,
})
describe('practiceDays', () => {
  test.each([
    ['a minute before midnight in India', '2026-11-20T18:29:00Z', '2026-11-20'],
    ['midnight in India, still the day before in UTC', '2026-11-20T18:30:00Z', '2026-11-21'],
    ['the last minute of a month', '2026-11-30T18:29:59Z', '2026-11-30'],
    ['the first minute of a month', '2026-11-30T18:30:00Z', '2026-12-01'],
    ['the first minute of a year', '2026-12-31T18:30:00Z', '2027-01-01'],
  ])('%s', (_, moment, day) => {
    expect(written(practiceDays([sitting(moment)]))).toEqual([day])
  })

  test('a test over midnight counts for both days', () => {
    const late = sitting('2026-11-20T23:30:00+05:30', '2026-11-21T00:30:00+05:30')
    expect(written(practiceDays([late]))).toEqual(['2026-11-20', '2026-11-21'])
  })

  test('what was opened and never answered is no practice', () => {
    expect(practiceDays([sitting('2026-11-20T10:00:00Z', null, 0)]).size).toBe(0)
  })
})

describe('daysInARow', () => {
  const noon = (day: string) => at(`${day}T12:00:00+05:30`)
  test.each([
    ['nothing', [], '2026-11-21', 0, false],
    ['today alone', ['2026-11-21'], '2026-11-21', 1, true],
    ['yesterday alone is not lost yet', ['2026-11-20'], '2026-11-21', 1, false],
    ['the day before yesterday is', ['2026-11-19'], '2026-11-21', 0, false],
    ['three days up to today', ['2026-11-19', '2026-11-20', '2026-11-21'], '2026-11-21', 3, true],
    ['a gap ends it', ['2026-11-18', '2026-11-20', '2026-11-21'], '2026-11-21', 2, true],
    ['over the end of a month', ['2026-10-31', '2026-11-01'], '2026-11-01', 2, true],
    ['over the end of February', ['2027-02-28', '2027-03-01'], '2027-03-01', 2, true],
    ['over 29 February', ['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01', 3, true],
    ['over the new year', ['2026-12-31', '2027-01-01'], '2027-01-01', 2, true],
  ] as const)('%s', (_, days, today, length, isToday) => {
    expect(daysInARow(daysOf(days), noon(today))).toEqual({ length, today: isToday })
  })

  test('the day changes at midnight in India, not in UTC', () => {
    const days = daysOf(['2026-11-20'])
    expect(daysInARow(days, at('2026-11-20T18:29:00Z'))).toEqual({ length: 1, today: true })
    expect(daysInARow(days, at('2026-11-20T18:30:00Z'))).toEqual({ length: 1, today: false })
    expect(daysInARow(days, at('2026-11-21T18:30:00Z'))).toEqual({ length: 0, today: false })
  })
})

describe('lastSevenDays', () => {
  test('seven days, today the last, over the end of a month', () => {
    const week = lastSevenDays(daysOf(['2026-11-30', '2026-12-02']), at('2026-12-02T00:10:00+05:30'))
    expect(written(week.map(({ day }) => day)).map((day) => day.slice(5))).toEqual([
      '11-26',
      '11-27',
      '11-28',
      '11-29',
      '11-30',
      '12-01',
      '12-02',
    ])
    expect(week.map(({ active }) => active)).toEqual([false, false, false, false, true, false, true])
    expect(week.at(-1)).toMatchObject({ name: 'Wednesday', isToday: true })
    expect(week.filter(({ isToday }) => isToday)).toHaveLength(1)
  })
})
