import { queryOptions } from '@tanstack/react-query'
import { importantQuery } from '@/content/current-affairs/queries'
import {
  type AttemptSummary,
  historyQuery,
  knownAttemptsQuery,
  testOfKey,
  wayOn,
  weakestTopic,
} from '@/features/attempts'
import type { KnownFacts } from './model/next-steps'
import type { TakenTest } from './model/taken-test'

function withPlaces(attempts: readonly AttemptSummary[]): TakenTest[] {
  return attempts.map((attempt) => {
    const ref = testOfKey(attempt.testKey)
    return {
      ...attempt,
      to: wayOn(attempt, attempt.startedAt)?.to ?? null,
      packageId: ref?.kind === 'series' ? ref.packageId : null,
    }
  })
}

/** What this device knows of a student's work: there at once, and without a network. */
export function knownWorkQuery(userId: string) {
  return { ...knownAttemptsQuery(userId), select: withPlaces }
}

/** The work of all devices; `complete` is false when the account could not be asked. */
export function allWorkQuery(userId: string) {
  return {
    ...historyQuery(userId),
    select: ({ attempts, complete }: { attempts: readonly AttemptSummary[]; complete: boolean }) => ({
      attempts: withPlaces(attempts),
      complete,
    }),
  }
}

/** The weakest topic of the latest whole test that was submitted on this device; null when nothing tells one. */
export function weakestTopicQuery(userId: string, attempt: TakenTest | null) {
  return queryOptions({
    queryKey: ['study', userId, 'topic', attempt?.id],
    queryFn: async ({ client }): Promise<KnownFacts['weakest']> => {
      if (!attempt) return null
      const row = await weakestTopic(client, userId, attempt.id)
      return row ? { topic: row.name, percentage: row.percentage, attempt } : null
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/** The newest article that every student should have read; null when there is none. */
export const importantArticleQuery = queryOptions({
  ...importantQuery,
  select: ([newest]) => newest ?? null,
  staleTime: 10 * 60_000,
})
