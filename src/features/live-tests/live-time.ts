import { indiaDayOf } from '@/domain/india-day'
import { t } from '@/language/text'
import { dateFormat, formatMoment } from '@/lib/dates'

/** `10:42 am` */
const formatTime = dateFormat('en-IN', { hour: 'numeric', minute: '2-digit' })

/** Whether the clock of this device shows another time than clocks in India. */
export const isOutsideIndia = (): boolean => new Date().getTimezoneOffset() !== -330

function inWords(time: number, now: number): string {
  const date = new Date(time)
  switch (indiaDayOf(time) - indiaDayOf(now)) {
    case 0:
      return t('today, {time}', { time: formatTime(date) })
    case 1:
      return t('tomorrow, {time}', { time: formatTime(date) })
    default:
      return formatMoment(date)
  }
}

/**
 * `today, 10:42 am`, `tomorrow, 10:42 am` or `21 Nov, 10:42 am`, in the form that is used inside a sentence.
 * @param time epoch milliseconds
 * @param now epoch milliseconds
 * @param outside whether it says that this is India time; a list says that once for all its times
 */
export function formatLiveTime(time: number, now: number, outside = isOutsideIndia()): string {
  const moment = inWords(time, now)
  return outside ? t('{time} India time', { time: moment }) : moment
}
