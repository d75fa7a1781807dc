import { counted } from '@/domain/counted'
import { type IndiaDay, startOfIndiaDay } from '@/domain/india-day'
import { wholeMinutes } from '@/domain/learning/revision-time'
import { weekdayOf } from '@/domain/weekday'
import { t } from '@/language/text'
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
  if (total === 0) return t('You have answered no question yet.')
  if (again === 0) return total === 1 ? t('You knew it.') : t('You knew all {total}.', { total })
  const back = again === 1 ? t('1 comes again tomorrow.') : t('{again} come again tomorrow.', { again })
  return known === 0 ? back : t('You knew {known} of {total}. {back}', { known, total, back })
}
