import type { DeckEntry } from '@/domain/learning/mistake-book'
import { type RevisionAsk, revisionOf } from '@/domain/learning/revision-day'
import { wholeMinutes } from '@/domain/learning/revision-time'
import { type Schedule, scheduleOf } from '@/domain/learning/schedule'
import type { RevisionLeft } from '@/domain/study/suggest'

/** Milliseconds of work before whatever else the page has to do gets its turn. */
const turn = 8

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/**
 * What today's revision comes to; null when there is nothing to revise at all. It is reckoned in short turns, because a
 * long history takes a weak phone more than a second.
 * @param goesOn says no when nobody waits for it any longer; the answer is then null
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
  return { questions: questions.length, minutes, done, next }
}
