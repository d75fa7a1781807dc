import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ranksQuery } from '@/content/ranks/queries'
import type { TestRanks } from '@/content/ranks/schema'
import { fraction } from '@/domain/fraction'
import { type Place, rankIn, showPercentile } from '@/domain/ranking/histogram'
import type { TestResults } from '@/domain/sitting/results'
import { isTest } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
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

/** Rank and percentile in words. */
export interface Standing {
  rank: string
  percentile: string
}

/** `Rank 71 of 400` and `Percentile 82.50` of a student's one sitting of a live test; null for any other result. */
export function useStanding(attempt: Attempt, results: TestResults): Standing | null {
  const ranks = useRanks(attempt)
  if (!ranks || !isLiveSitting(attempt)) return null
  const { rank, count, percentile } = placeIn(ranks, results)
  return {
    rank: t('Rank {rank, number} of {count, number}', { rank, count }),
    percentile: t('Percentile {percentile}', { percentile: showPercentile(percentile) }),
  }
}

/** Stores the rank that a result shows for the rows of lists, which do without where the device refuses. */
export function useStoredRank({ id }: Attempt, place: Place | null): void {
  const owner = useOwner()
  const { rank, count = 0 } = place ?? {}
  useEffect(() => {
    if (owner !== null && rank !== undefined)
      attemptStore.rank(owner, id, { rank, count }).catch(() => undefined)
  }, [owner, id, rank, count])
}
