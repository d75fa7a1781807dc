/** Moments as operators read them: in India, whatever the machine's own time zone. */
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
