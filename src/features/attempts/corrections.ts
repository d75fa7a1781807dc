import { type QueryClient, useQuery } from '@tanstack/react-query'
import { correctionsOfQuery, latestCorrectionsQuery } from '@/content/corrections/queries'
import type { TestCorrections } from '@/content/corrections/schema'
import type { KeyCorrection } from '@/domain/sitting/corrections'
import { correctedResults } from '@/domain/sitting/corrections'
import type { Attempt } from './model/attempt'
import type { AttemptSummary } from './model/attempt-summary'

/**
 * The corrections that attempts may need, kept ones without a network; none is asked for while nothing is finished. Never
 * throws: a result shows as it was submitted where nobody can say more.
 */
export async function correctionsFor(
  client: QueryClient,
  attempts: readonly AttemptSummary[],
): Promise<readonly TestCorrections[]> {
  if (!attempts.some(({ score }) => score !== null)) return []
  return client.fetchQuery(latestCorrectionsQuery).catch(() => correctionsAtHand(client))
}

/** Those that this page has read already. */
export const correctionsAtHand = (client: QueryClient): readonly TestCorrections[] =>
  client.getQueryData(latestCorrectionsQuery.queryKey) ?? []

/**
 * Attempts with the scores that corrected keys give them.
 * @param load an attempt with its paper; null when it cannot be had, and then its score stays as it is
 */
export function withCorrections(
  attempts: readonly AttemptSummary[],
  corrections: readonly TestCorrections[],
  load: (attempt: AttemptSummary) => Promise<Attempt | null>,
): Promise<AttemptSummary[]> {
  const byTest = new Map(corrections.map((one) => [one.testKey, one.corrections]))
  return Promise.all(
    attempts.map(async (summary) => {
      const ofTest = byTest.get(summary.testKey)
      if (!ofTest || summary.score === null) return summary
      const attempt = await load(summary)
      const results = attempt && correctedResults(attempt, ofTest)
      if (!results?.correction) return summary
      const { score, marks, correction } = results
      return { ...summary, score: { percentage: score.percentage, marks }, correction }
    }),
  )
}

const none: readonly KeyCorrection[] = []

/** The corrections of one test, for its results: none until they are read, or when they cannot be. */
export function useCorrectionsOf(testKey: string): readonly KeyCorrection[] {
  const { data } = useQuery(correctionsOfQuery(testKey))
  return data?.corrections ?? none
}
