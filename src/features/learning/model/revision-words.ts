import { type IndiaDay, startOfIndiaDay } from '@/domain/india-day'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'

/** `22 Nov 2026` */
export const dateOfDay = (day: IndiaDay): string => formatMediumDate(new Date(startOfIndiaDay(day)))

/** What came of a session, in one or two sentences. */
export function summaryWords(known: number, again: number): string {
  const total = known + again
  if (total === 0) return t('You have not answered a question yet.')
  if (again === 0) return total === 1 ? t('You knew it.') : t('You knew all {total}.', { total })
  return known === 0
    ? t('{again, plural, one {# question comes} other {# questions come}} back tomorrow.', { again })
    : t(
        'You knew {known} of {total}. {again, plural, one {# question comes} other {# questions come}} back tomorrow.',
        { known, total, again },
      )
}
