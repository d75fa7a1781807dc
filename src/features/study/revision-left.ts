import { useEffect, useState } from 'react'
import { type IndiaDay, readIndiaDay } from '@/domain/india-day'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import { type DeckEntry, deckOf } from '@/domain/learning/mistake-book'
import { type RevisionAsk, revisionOf, wholeMinutes } from '@/domain/learning/revision-day'
import { type Schedule, scheduleOf } from '@/domain/learning/schedule'
import type { RevisionLeft } from '@/domain/study/suggest'
import { useMarkedCards } from '@/own/cards/use-marked-cards'

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
async function revisionLeft(
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

/** What today's revision comes to; undefined while it is not known. */
export function useRevisionLeft(
  owner: string,
  sheets: readonly AnswerSheet[] | null,
  today: IndiaDay,
  plan: { minutes: number; examDay: string | null } | undefined,
): RevisionLeft | null | undefined {
  const cards = useMarkedCards(owner)
  const [left, setLeft] = useState<RevisionLeft | null>()
  const minutes = plan?.minutes ?? null
  const examDay = plan?.examDay ?? null
  useEffect(() => {
    if (sheets === null || cards === null || minutes === null) return undefined
    let isHere = true
    const ask = { today, minutes, examDay: examDay === null ? null : readIndiaDay(examDay) }
    void revisionLeft(deckOf(sheets, cards), ask, () => isHere).then((known) => {
      if (isHere) setLeft(known)
    })
    return () => {
      isHere = false
    }
  }, [sheets, cards, today, minutes, examDay])
  return left
}
