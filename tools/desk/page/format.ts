/** Moments as the desk shows them: in India, whatever the machine's own time zone. */
const momentFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** @param iso ISO 8601 */
export const formatMoment = (iso: string) => momentFormat.format(new Date(iso))
