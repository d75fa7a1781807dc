import { expect, test } from 'vitest'
import { calendarEntry } from './calendar-entry'

const live = {
  id: 'sunday-1',
  title: 'Mock; 1, తెలుగు',
  description: null,
  minutes: 60,
  questionCount: 50,
  marks: '50',
  languages: [],
  productId: null,
  opensAt: Date.UTC(2026, 10, 29, 4, 30),
  entryUntil: 0,
  closesAt: Date.UTC(2026, 10, 29, 6, 30),
  resultsAt: 0,
}
const url = 'https://academy.example/live/sunday-1'

test('a calendar gets the hours, the address and a title with its marks escaped', () => {
  const entry = calendarEntry(live, url, Date.UTC(2026, 10, 27))
  expect(entry).toContain('\r\nDTSTART:20261129T043000Z\r\nDTEND:20261129T063000Z\r\n')
  expect(entry).toContain('\r\nSUMMARY:Mock\\; 1\\, తెలుగు\r\n')
  expect(entry).toContain(`\r\nURL:${url}\r\n`)
  expect(entry.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(entry.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('no line is longer than 75 bytes, and folding loses nothing', () => {
  const title = 'రాజ్యాంగం '.repeat(20).trim()
  const entry = calendarEntry({ ...live, title }, url, 0)
  for (const line of entry.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(entry.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}`)
})
