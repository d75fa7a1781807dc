import type { DeckEntry } from '@/domain/learning/mistake-book'
import { type Schedule, type Schedules, scheduleOf } from '@/domain/learning/schedule'
import type { QuestionRef } from '@/domain/question/ref'

/** Schedules of this visit, with what each was worked out of. */
const known = new Map<QuestionRef, { from: string; schedule: Schedule }>()

const sourceOf = ({ encounters, card }: DeckEntry): string =>
  [
    ...encounters.map(({ at, right }) => (right ? at : -at)),
    card?.star?.at,
    ...(card?.reviews.map(({ at, result }) => `${at}${result}`) ?? []),
  ].join(' ')

/** As `schedulesOf`; only those of questions that something happened to since the last time are worked out again. */
export function knownSchedules(entries: readonly DeckEntry[]): Schedules {
  return new Map(
    entries.map((entry) => {
      const from = sourceOf(entry)
      const before = known.get(entry.ref)
      const schedule = before?.from === from ? before.schedule : scheduleOf(entry)
      known.set(entry.ref, { from, schedule })
      return [entry.ref, schedule]
    }),
  )
}
