import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, writeCalendar } from './calendar'
import { indiaDayOf, readIndiaDay, startOfIndiaDay, writeIndiaDay } from './india-day'

const now = Date.parse('2026-11-22T06:00:00Z')
const today = indiaDayOf(now)
const url = 'https://pariksha.test/plan'
const exam: CalendarEvent = {
  kind: 'day',
  uid: 'exam@pariksha.test',
  title: 'Exam: Group II',
  text: 'Good luck',
  url,
  day: readIndiaDay('2026-12-20') ?? 0,
}
const daily: CalendarEvent = {
  kind: 'daily',
  uid: 'daily@pariksha.test',
  title: 'Study',
  text: '',
  url,
  first: today,
  last: today + 27,
  time: 19 * 60,
  minutes: 30,
}

const timed: CalendarEvent = {
  kind: 'timed',
  uid: 'live@pariksha.test',
  title: 'Live test',
  text: '',
  url,
  from: now,
  to: now + 3_600_000,
}

const write = (events: readonly CalendarEvent[]) => writeCalendar(events, { name: 'Plan', at: now })

function eventsIn(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}
const eventIn = (text: string): ICAL.Event => {
  const [event] = eventsIn(text)
  if (!event) throw new Error('there is no event')
  return event
}
const alarmsOf = (event: ICAL.Event) =>
  event.component.getAllSubcomponents('valarm').map((alarm) => alarm.getFirstPropertyValue('trigger'))

/** Anything that a title may be: any characters, Telugu, line breaks, commas. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('గ్రూ', 'ప్', '2', ',', ';', '\\', '\n', '\r\n', '"', ':', '🙂', 'क्ष', ' '),
    maxLength: 120,
  }),
)
/** Without what no calendar may hold, and with one kind of line break. */
const kept = (text: string) =>
  Array.from(text.replace(/\r\n?/g, '\n'))
    .filter((character) => /[\n\t]|[^\p{Cc}\p{Cs}]|[\u0080-\u009f]/u.test(character))
    .join('')

test('what has its hours begins and ends by them, with an alarm half an hour before', () => {
  const event = eventIn(write([timed]))
  expect(event.startDate.toJSDate().getTime()).toBe(now)
  expect(event.endDate.toJSDate().getTime()).toBe(now + 3_600_000)
  expect(alarmsOf(event).map(String)).toEqual(['-PT30M'])
})

test('the exam is a whole day, with alarms in the mornings 7 days and 1 day before', () => {
  const event = eventIn(write([exam]))
  expect(event.summary).toBe('Exam: Group II')
  expect(event.uid).toBe('exam@pariksha.test')
  expect(event.startDate.isDate).toBe(true)
  expect(event.startDate.toString()).toBe('2026-12-20')
  expect(event.endDate.toString()).toBe('2026-12-21')
  expect(event.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T06:00:00Z')
  expect(event.component.getFirstPropertyValue('url')).toBe(url)
  expect(alarmsOf(event).map(String)).toEqual(['-P6DT15H', '-PT15H'])
  const alarms = alarmsOf(event).map((trigger) => {
    const at = event.startDate.clone()
    at.isDate = false
    at.addDuration(ICAL.Duration.fromString(String(trigger)))
    return at.toString()
  })
  expect(alarms).toEqual(['2026-12-13T09:00:00', '2026-12-19T09:00:00'])
})

test('the daily plan repeats at one time in India, from the first day to the last', () => {
  const event = eventIn(write([daily]))
  const days: string[] = []
  const times = event.iterator()
  for (let at = times.next(); at; at = times.next()) {
    const moment = at.toJSDate().getTime()
    const day = indiaDayOf(moment)
    expect(moment - startOfIndiaDay(day)).toBe(19 * 60 * 60_000)
    days.push(writeIndiaDay(day))
  }
  expect(days).toHaveLength(28)
  expect([days[0], days[27]]).toEqual(['2026-11-22', '2026-12-19'])
  expect(event.duration.toSeconds()).toBe(30 * 60)
  expect(alarmsOf(event).map(String)).toEqual(['PT0S'])
})

describe('any text', () => {
  test('is read again as it was written', () => {
    fc.assert(
      fc.property(anyText, anyText, (title, text) => {
        const event = eventIn(write([{ ...exam, title, text }]))
        expect(event.summary).toBe(kept(title))
        expect(event.description).toBe(kept(text))
      }),
    )
  })

  test('stands in lines of 75 octets at most, and no line ends within a character', () => {
    fc.assert(
      fc.property(anyText, anyText, (title, text) => {
        const written = write([{ ...exam, title, text }, daily])
        const bytes = Buffer.from(written)
        let from = 0
        while (from < bytes.length) {
          const end = bytes.indexOf('\r\n', from)
          expect(end).toBeGreaterThan(from)
          const line = bytes.subarray(from, end)
          expect(line.length).toBeLessThanOrEqual(75)
          // Each line alone is whole UTF-8.
          expect(Buffer.from(line.toString()).equals(line)).toBe(true)
          expect(line.toString()).not.toMatch(/[\r\n]/)
          from = end + 2
        }
      }),
    )
  })

  test('cannot add a line of its own', () => {
    const title = 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:other'
    expect(eventsIn(write([{ ...exam, title }]))).toHaveLength(1)
  })
})

test('any number of events, each with its own name', () => {
  const day = fc.integer({ min: today - 400, max: today + 4000 })
  const anyEvent: fc.Arbitrary<CalendarEvent> = fc.oneof(
    day.map((of): CalendarEvent => ({ ...exam, day: of })),
    day.map(
      (of): CalendarEvent => ({ ...timed, from: startOfIndiaDay(of) + 1000, to: startOfIndiaDay(of + 1) }),
    ),
    fc
      .tuple(day, fc.nat(200), fc.nat(24 * 60 - 1), fc.integer({ min: 5, max: 240 }))
      .map(([first, more, time, minutes]) => ({ ...daily, first, last: first + more, time, minutes })),
  )
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 8 }), (some) => {
      const events = some.map((event, n) => ({ ...event, uid: `${n}@pariksha.test` }))
      const read = eventsIn(write(events))
      expect(read.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
      for (const [n, event] of events.entries()) {
        const start = read[n]?.startDate
        const day = event.kind === 'day' ? writeIndiaDay(event.day) : null
        const moment =
          event.kind === 'timed'
            ? event.from
            : event.kind === 'daily' && startOfIndiaDay(event.first) + event.time * 60_000
        expect(day === null ? start?.toJSDate().getTime() : start?.toString()).toBe(day ?? moment)
        expect(read[n]?.isRecurring()).toBe(event.kind === 'daily')
      }
    }),
  )
})
