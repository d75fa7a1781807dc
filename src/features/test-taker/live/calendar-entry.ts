import type { LiveTest } from '@/content/live-tests/schema'

/** `20261127T043000Z` */
const moment = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')

/** Lines of at most 75 bytes, as calendars want them; what goes on begins with a space. */
function folded(line: string): string {
  const lines: string[] = []
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (lines.length === 0 || bytes + size > 74) {
      lines.push(lines.length === 0 ? '' : ' ')
      bytes = lines.length === 1 ? 0 : 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n')
}

/** A live test as an .ics file (RFC 5545), with a reminder half an hour before. @param url of its page */
export function calendarEntry({ id, title, opensAt, closesAt }: LiveTest, url: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pariksha Academy//Live tests//EN',
    'BEGIN:VEVENT',
    `UID:live-${id}@${new URL(url).hostname}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(opensAt)}`,
    `DTEND:${moment(closesAt)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
