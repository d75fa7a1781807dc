import { expect, test } from 'vitest'
import { indiaDayOf, readIndiaDay, startOfIndiaDay, writeIndiaDay, writeIndiaTime } from './india-day'

test('a day begins at midnight in India', () => {
  const day = indiaDayOf(Date.parse('2026-11-22T00:00:00+05:30'))
  expect(writeIndiaDay(day)).toBe('2026-11-22')
  expect(indiaDayOf(Date.parse('2026-11-21T23:59:59.999+05:30'))).toBe(day - 1)
  expect(startOfIndiaDay(day)).toBe(Date.parse('2026-11-22T00:00:00+05:30'))
})

test.each(['2026-02-30', '2026-2-3', 'today', ''])('%j is no day', (text) => {
  expect(readIndiaDay(text)).toBeNull()
})

test('a day that was written is read again', () => {
  expect(readIndiaDay('2024-02-29')).toBe(indiaDayOf(Date.parse('2024-02-29T12:00:00+05:30')))
})

test('a time is written as clocks in India show it', () => {
  expect(writeIndiaTime(Date.parse('2026-11-22T20:15:40Z'))).toBe('2026-11-23 01:45 (India)')
})
