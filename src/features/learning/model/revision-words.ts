import { counted } from '@/domain/counted'
import { type IndiaDay, startOfIndiaDay } from '@/domain/india-day'
import { wholeMinutes } from '@/domain/learning/revision-time'
import { weekdayOf } from '@/domain/weekday'
import { formatMediumDate } from '@/lib/dates'

/** `22 Nov 2026` */
export const dateOfDay = (day: IndiaDay): string => formatMediumDate(new Date(startOfIndiaDay(day)))

/** `tomorrow`, else `on Sunday, 22 Nov 2026` */
export const dayFrom = (today: IndiaDay, day: IndiaDay): string =>
  day === today + 1 ? 'tomorrow' : `on ${weekdayOf(day)}, ${dateOfDay(day)}`

/** `about 9 minutes`; from 1 on. */
export const aboutMinutes = (seconds: number): string => `about ${counted(wholeMinutes(seconds), 'minute')}`

/** What came of a session, in one or two sentences. */
export function summaryWords(known: number, again: number): string {
  const total = known + again
  if (total === 0) return 'You have answered no question yet.'
  if (again === 0) return total === 1 ? 'You knew it.' : `You knew all ${total}.`
  const back = again === 1 ? '1 comes again tomorrow.' : `${again} come again tomorrow.`
  return known === 0 ? back : `You knew ${known} of ${total}. ${back}`
}
