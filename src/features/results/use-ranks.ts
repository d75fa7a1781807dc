import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ranksQuery } from '@/content/ranks/queries'
import type { TestRanks } from '@/content/ranks/schema'
import { fraction } from '@/domain/fraction'
import { type Place, rankIn } from '@/domain/ranking/histogram'
import type { TestResults } from '@/domain/sitting/results'
import { isTest } from '@/domain/sitting/test-ref'
import type { Attempt } from '@/own/attempts/attempt'
import { attemptStore } from '@/own/attempts/device/attempt-store'
import { useOwner } from '@/session'

/** The ranks of the test of an attempt at all of it; null while they are read, and when there are none or not yet. */
export function useRanks(attempt: Attempt): TestRanks | null {
  const enabled = attempt.scope === 'all' && isTest(attempt)
  const { data } = useQuery({ ...ranksQuery(attempt.testKey), enabled })
  return (enabled && data) || null
}

/** Whether an attempt is a student's one sitting of a live test. */
export const isLiveSitting = ({ id }: Pick<Attempt, 'id'>): boolean => id.startsWith('live.')

/** The place of a result among the ranks of its test. */
export const placeIn = ({ histogram }: TestRanks, { marks, score }: TestResults): Place =>
  rankIn(histogram, marks?.scored ?? fraction(score.correct))

/** Stores the rank that a result shows for the rows of lists; not that of practising a live test. */
export function useStoredRank(attempt: Attempt, results: TestResults, ranks: TestRanks | null): void {
  const owner = useOwner()
  const place =
    ranks && (ranks.kind === 'practice' || isLiveSitting(attempt)) ? placeIn(ranks, results) : null
  const { id } = attempt
  const rank = place?.rank
  const count = place?.count
  useEffect(() => {
    if (owner !== null && rank !== undefined && count !== undefined)
      void attemptStore.storeRank(owner, id, { rank, count })
  }, [owner, id, rank, count])
}
