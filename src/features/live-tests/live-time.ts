import { t } from '@/language/text'
import { formatMoment } from '@/lib/dates'

/** Whether the clock of this device shows another time than clocks in India. */
export const isOutsideIndia = (): boolean => new Date().getTimezoneOffset() !== -330

/** `21 Nov, 10:42 am`, and on a device outside India that this is India time. @param time epoch milliseconds */
export function formatLiveTime(time: number, outside = isOutsideIndia()): string {
  const moment = formatMoment(new Date(time))
  return outside ? t('{time} India time', { time: moment }) : moment
}
