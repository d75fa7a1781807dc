import { useQuery } from '@tanstack/react-query'
import { ranksQuery } from '@/content/ranks/queries'
import type { TestRanks } from '@/content/ranks/schema'
import { isTest } from '@/domain/sitting/test-ref'
import type { Attempt } from '@/own/attempts/attempt'

/** The ranks of the test of an attempt at all of it; null while they are read, and when there are none or not yet. */
export function useRanks(attempt: Attempt): TestRanks | null {
  const enabled = attempt.scope === 'all' && isTest(attempt)
  const { data } = useQuery({ ...ranksQuery(attempt.testKey), enabled })
  return (enabled && data) || null
}
