/** One test or quiz that can be gone on with. Moments are epoch milliseconds. */
import { t } from '@/language/text'
import { type AttemptKind, kindLabel } from '../sitting/test-ref'

export interface Unfinished {
  readonly kind: AttemptKind | 'untimed'
  readonly title: string
  readonly answered: number
  readonly total: number
  readonly startedAt: number
  /** When its time is over; null without a time limit. */
  readonly endsAt: number | null
  /** Where it goes on. */
  readonly to: string
}

/** `2h 5m left`, `38 min left`, `Less than a minute left`; null without a time limit. */
export function timeLeft(endsAt: number | null, now: number): string | null {
  if (endsAt === null) return null
  const minutes = Math.floor((endsAt - now) / 60_000)
  if (minutes < 1) return t('Less than a minute left')
  return minutes < 60
    ? t('{minutes} min left', { minutes })
    : t('{hours}h {minutes}m left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** `9 min left · Quiz · 3 of 10 answered`: the time comes first, so that a narrow line never cuts it. */
export function unfinishedText({ kind, answered, total, endsAt }: Unfinished, now: number): string {
  const done =
    kind === 'Study'
      ? t('{done} of {total} done', { done: answered, total })
      : t('{answered} of {total} answered', { answered, total })
  return [
    timeLeft(endsAt, now),
    kind === 'untimed' ? t('Practice without a time limit') : kindLabel(kind),
    done,
  ]
    .filter(Boolean)
    .join(' · ')
}
