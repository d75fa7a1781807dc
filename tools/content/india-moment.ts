/** Moments and days as operators read them: in India, whatever the machine's own time zone. */
import { formatMediumDate } from '../../src/lib/dates'

const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** `27 Nov 2026, 9:30 am` */
export const indiaMoment = (moment: Date): string => format.format(moment)

/** `5 Dec 2026` @param day `2026-12-05`, in India */
export const indiaDay = (day: string): string => formatMediumDate(new Date(`${day}T00:00:00+05:30`))
