import type { Today } from '../hooks/use-today'
import { dateOf } from '../model/day-words'

/** Says so when the device's clock is of another day than India's; nothing depends on it but the student's own plans. */
export function ClockNote({ today: { today, deviceDay } }: { today: Today }) {
  if (deviceDay === null) return null
  return (
    <p
      role="status"
      className="mb-5 rounded-card border border-line bg-surface px-4 py-3 text-detail text-muted"
    >
      In India it is {dateOf(today)}. The clock of this device says {dateOf(deviceDay)}: you may want to set
      it.
    </p>
  )
}
