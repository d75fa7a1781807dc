import type { DeckEntry } from '@/domain/learning/mistake-book'
import { type RevisionAsk, revisionOf, wholeMinutes } from '@/domain/learning/revision-day'
import { type Schedule, scheduleOf } from '@/domain/learning/schedule'
import type { RevisionLeft } from '@/domain/study/suggest'

/** Milliseconds of work before whatever else the page has to do gets its turn. */
const turn = 8

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/**
 * What today's revision comes to; null when there is nothing to revise at all. It works in short turns, because a long
 * history takes a weak phone more than a second.
 * @param goesOn returns false when the result is no longer needed; the answer is then null
 */
export async function revisionLeft(
  entries: readonly DeckEntry[],
  ask: Omit<RevisionAsk, 'entries' | 'schedules'>,
  goesOn: () => boolean,
): Promise<RevisionLeft | null> {
  if (entries.length === 0) return null
  const schedules = new Map<string, Schedule>()
  let since = performance.now()
  for (const entry of entries) {
    schedules.set(entry.ref, scheduleOf(entry))
    if (performance.now() - since < turn) continue
    await pause()
    if (!goesOn()) return null
    since = performance.now()
  }
  const { questions, seconds, done, next } = revisionOf({ ...ask, entries, schedules })
  const minutes = wholeMinutes(seconds.left)
  const isForTomorrow = questions.length === 0 && next === ask.today + 1
  const tomorrow = isForTomorrow
    ? revisionOf({ ...ask, entries, schedules, today: next }).questions.length
    : 0
  return { questions: questions.length, minutes, done, next, tomorrow }
}
