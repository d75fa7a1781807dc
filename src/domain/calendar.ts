import { type IndiaDay, startOfIndiaDay, writeIndiaDay } from './india-day'

interface EventText {
  /** The same for the same thing at every download, so that a calendar changes its event instead of adding another. */
  readonly uid: string
  readonly title: string
  readonly text: string
  /** An address that the event leads to. */
  readonly url: string
}

/** A whole day, with alarms at nine in the morning 7 days and 1 day before. */
interface DayEvent extends EventText {
  readonly kind: 'day'
  readonly day: IndiaDay
}

/** The same hour on every day from `first` to `last`, with an alarm when it begins. */
interface DailyEvent extends EventText {
  readonly kind: 'daily'
  readonly first: IndiaDay
  readonly last: IndiaDay
  /** Minutes after midnight in India. */
  readonly time: number
  readonly minutes: number
}

/** From one moment to another (epoch milliseconds), with an alarm half an hour before. */
interface TimedEvent extends EventText {
  readonly kind: 'timed'
  readonly from: number
  readonly to: number
}

export type CalendarEvent = DayEvent | DailyEvent | TimedEvent

const octetsOfLine = 75
const minuteMs = 60_000

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Lines of 75 octets at most: each further one begins with a space, and no character is cut in two. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > octetsOfLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += more
  }
  return folded
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\\': '\\\\', ';': '\\;', ',': '\\,' }

/** A text as a value. What no calendar may hold, control characters and half characters, is left out. */
function valueOfText(text: string): string {
  let value = ''
  for (const character of text.replace(/\r\n?/g, '\n')) {
    const code = character.codePointAt(0) ?? 0
    const isControl = (code < 0x20 && character !== '\n' && character !== '\t') || code === 0x7f
    const isHalf = code >= 0xd800 && code <= 0xdfff
    if (!isControl && !isHalf) value += escapes[character] ?? character
  }
  return value
}

/** `20261122` */
const dateOf = (day: IndiaDay): string => writeIndiaDay(day).replace(/-/g, '')

/** `20261122T133000Z` */
const momentOf = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

const alarm = (trigger: string, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${valueOfText(title)}`,
  `TRIGGER:${trigger}`,
  'END:VALARM',
]

/** Seven days before, and one day before, at nine in the morning: fifteen hours before the midnight after it. */
const triggersOf = { day: ['-P6DT15H', '-PT15H'], daily: ['PT0S'], timed: ['-PT30M'] } as const

function timesOf(event: CalendarEvent): string[] {
  if (event.kind === 'day')
    return [
      `DTSTART;VALUE=DATE:${dateOf(event.day)}`,
      `DTEND;VALUE=DATE:${dateOf(event.day + 1)}`,
      'TRANSP:TRANSPARENT',
    ]
  if (event.kind === 'timed') return [`DTSTART:${momentOf(event.from)}`, `DTEND:${momentOf(event.to)}`]
  const startOn = (day: IndiaDay) => startOfIndiaDay(day) + event.time * minuteMs
  // India's clocks never change, so a time of UTC is the same time there on every day.
  return [
    `DTSTART:${momentOf(startOn(event.first))}`,
    `DTEND:${momentOf(startOn(event.first) + event.minutes * minuteMs)}`,
    `RRULE:FREQ=DAILY;UNTIL=${momentOf(startOn(event.last))}`,
  ]
}

function linesOf(event: CalendarEvent, at: number): string[] {
  const { kind, uid, title, text, url } = event
  return [
    'BEGIN:VEVENT',
    `UID:${valueOfText(uid)}`,
    `DTSTAMP:${momentOf(at)}`,
    ...timesOf(event),
    `SUMMARY:${valueOfText(title)}`,
    `DESCRIPTION:${valueOfText(text)}`,
    `URL:${url}`,
    ...triggersOf[kind].flatMap((trigger) => alarm(trigger, title)),
    'END:VEVENT',
  ]
}

/**
 * The text of an .ics file (RFC 5545).
 * @param events at least one; whole days are calendar days, times are given in UTC
 * @param name of the calendar, as some programs show it
 * @param at epoch milliseconds of now
 */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { name, at }: { name: string; at: number },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pariksha Academy//Plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${valueOfText(name)}`,
    ...events.flatMap((event) => linesOf(event, at)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
