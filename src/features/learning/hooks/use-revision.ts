import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { readIndiaDay } from '@/domain/india-day'
import type { DeckEntry } from '@/domain/learning/mistake-book'
import { type RevisionAsk, revisionOf } from '@/domain/learning/revision-day'
import { whenIdle } from '@/loading/when-idle'
import { papersOfTests } from '@/own/papers/papers-of-tests'
import { usePreferences } from '@/own/preferences/use-preferences'
import { loadPaper } from '@/ui/question/load-paper'
import { useDeviceDay } from '@/ui/use-device-day'
import { knownSchedules } from '../model/known-schedules'
import { type PreparedRevision, preparedRevision } from '../model/prepared-revision'
import { useDeck } from './use-deck'

/** Today, and how the student has set the revision. */
function useRevisionSettings(owner: string): Pick<RevisionAsk, 'today' | 'minutes' | 'examDay'> {
  const { minutes, examDay } = usePreferences(owner)
  const today = useDeviceDay()
  return useMemo(
    () => ({ today, minutes, examDay: examDay === null ? null : readIndiaDay(examDay) }),
    [today, minutes, examDay],
  )
}

export type RevisionState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; ask: RevisionAsk; revision: PreparedRevision }

/** Today's revision with its questions, pictures and all: from then on it needs no network. */
export function useRevision(owner: string): RevisionState {
  const state = useDeck(owner)
  const deck = state.status === 'ready' ? state.deck : null
  const settings = useRevisionSettings(owner)
  const ask = useMemo(
    () => deck && { entries: deck, schedules: knownSchedules(deck), ...settings },
    [deck, settings],
  )
  const plan = useMemo(() => ask && revisionOf(ask), [ask])
  const { data: revision } = useQuery({
    queryKey: [
      'revision',
      owner,
      ask?.today,
      plan?.done,
      plan?.waiting,
      plan?.questions.map(({ ref }) => ref),
    ],
    queryFn: async () => {
      if (ask === null) throw new Error('nothing is known to revise yet')
      return preparedRevision(ask, (keys) => papersOfTests(owner, keys))
    },
    enabled: ask !== null,
    networkMode: 'always',
    // Its texts have a place of their own on the device.
    persister: (queryFn, context) => queryFn(context),
    staleTime: ({ state: { data } }) => (data && data.missing === 0 ? Number.POSITIVE_INFINITY : 0),
    gcTime: 0,
  })
  const paper = revision?.paper
  useEffect(() => {
    if (paper) void loadPaper(paper).catch(() => undefined)
  }, [paper])
  if (state.status === 'failed') return state
  if (!ask || !revision) return { status: 'loading' }
  return { status: 'ready', ask, revision }
}

/**
 * Counts today's questions behind another page, and downloads them, so that revision works offline later.
 * @returns null until they are counted
 */
export function useRevisionBehind(owner: string, deck: readonly DeckEntry[]): number | null {
  const settings = useRevisionSettings(owner)
  const [due, setDue] = useState<number | null>(null)
  useEffect(() => {
    let isHere = true
    const load = async () => {
      await whenIdle()
      if (!isHere) return
      const ask = { entries: deck, schedules: knownSchedules(deck), ...settings }
      setDue(revisionOf(ask).questions.length)
      if (!navigator.onLine) return
      const { paper } = await preparedRevision(ask, (keys) => papersOfTests(owner, keys))
      await loadPaper(paper)
    }
    void load().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [owner, deck, settings])
  return due
}
