/** One test or quiz that can be gone on with. Moments are epoch milliseconds. */
import { t } from '@/language/text'

export interface Unfinished {
  /** `Quiz`, `Practice without a time limit` */
  readonly kind: string
  readonly title: string
  readonly answered: number
  readonly total: number
  readonly startedAt: number
  /** When its time is over; null without a time limit. */
  readonly endsAt: number | null
  /** Where it goes on. */
  readonly to: string
}

/** `2h 5m left`, `38 min left`, `less than a minute left`; null without a time limit. */
export function timeLeft(endsAt: number | null, now: number): string | null {
  if (endsAt === null) return null
  const minutes = Math.floor((endsAt - now) / 60_000)
  if (minutes < 1) return 'less than a minute left'
  return minutes < 60
    ? t('{minutes} min left', { minutes })
    : t('{minutes}h {minutes2}m left', { minutes: Math.floor(minutes / 60), minutes2: minutes % 60 })
}

/** `Quiz · 3 of 10 answered · 9 min left` */
export function unfinishedText({ kind, answered, total, endsAt }: Unfinished, now: number): string {
  const done = kind === 'Study' ? 'done' : 'answered'
  return [kind, t('{answered} of {total} {done}', { answered, total, done }), timeLeft(endsAt, now)]
    .filter(Boolean)
    .join(' · ')
}
