import { deadlineSoonDays } from '@/config/limits'
import { daysUntil } from '@/lib/dates'

export type DeadlineState = 'none' | 'past' | 'soon' | 'later'

/** By calendar day in India: a deadline is open for the whole of its day, and Soon from 7 days before (spec section 9). */
export function deadlineState(deadline: Date | null, now: Date): DeadlineState {
  if (deadline === null) return 'none'
  const days = daysUntil(deadline, now)
  if (days < 0) return 'past'
  return days <= deadlineSoonDays ? 'soon' : 'later'
}

/** Jobs that are still open before those whose deadline has passed; otherwise the order stays. */
export function openFirst<Job extends { deadline: Date | null }>(jobs: readonly Job[], now: Date): Job[] {
  const isPast = (job: Job) => Number(deadlineState(job.deadline, now) === 'past')
  return [...jobs].sort((a, b) => isPast(a) - isPast(b))
}
