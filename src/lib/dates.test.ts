import { describe, expect, it } from 'vitest'
import { daysUntil, formatLongIndianDate, formatLongUsDate, formatShortDate, indianDay } from './dates'

// 20:00 UTC is half past one the next morning in India.
const lateEvening = new Date('2026-11-20T20:00:00Z')

describe('dates', () => {
  it('are calendar days in India', () => {
    expect(formatShortDate(lateEvening)).toBe('21/11/2026')
    expect(indianDay(lateEvening)).toBe('2026-11-21')
    expect(formatLongUsDate(lateEvening)).toBe('November 21, 2026')
    expect(formatLongIndianDate(lateEvening)).toBe('21 November 2026')
  })

  it('agree with the calendar of India at every hour of many years', () => {
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Asia/Kolkata' })
    const [first, last] = [Date.UTC(1975, 0), Date.UTC(2075, 0)]
    for (let time = first; time < last; time += 37 * 3_600_000) {
      const date = new Date(time)
      expect(formatShortDate(date)).toBe(format.format(date))
    }
  })

  it.each([
    ['2026-11-21T00:10:00+05:30', '2026-11-21T23:50:00+05:30', 0],
    ['2026-11-22T00:10:00+05:30', '2026-11-21T23:50:00+05:30', 1],
    ['2026-11-28T09:00:00+05:30', '2026-11-21T09:00:00+05:30', 7],
    ['2026-11-20T23:59:00+05:30', '2026-11-21T00:01:00+05:30', -1],
  ])('from %s to %s there are %i days', (date, now, days) => {
    expect(daysUntil(new Date(date), new Date(now))).toBe(days)
  })
})
