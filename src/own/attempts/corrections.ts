import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type CorrectionsByRef,
  correctionsByRef,
  correctionsOfQuery,
  latestCorrectionsQuery,
} from '@/content/corrections/queries'
import type { TestCorrections } from '@/content/corrections/schema'
import { refIn } from '@/domain/question/ref'
import type { KeyCorrection } from '@/domain/sitting/corrections'
import { correctedResults } from '@/domain/sitting/corrections'
import { asksByRef } from '@/domain/sitting/test-ref'
import type { Attempt } from './attempt'
import type { AttemptSummary } from './attempt-summary'

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

/** Those of an attempt's questions, by their ids in its paper: of a practice they belong to the tests it was drawn from. */
export function correctionsIn(
  { testKey, paper }: Pick<Attempt, 'testKey' | 'paper'>,
  byRef: CorrectionsByRef,
): KeyCorrection[] {
  return paper.questions.flatMap(({ id }) => {
    const found = byRef.get(refIn(testKey, id))
    return found ? { ...found, questionId: id } : []
  })
}

/**
 * Attempts with the scores that corrected keys give them.
 * @param load an attempt with its paper; null when it cannot be had, or has none of the corrected questions, and then its
 * score stays as it is
 */
export function withCorrections(
  attempts: readonly AttemptSummary[],
  corrections: readonly TestCorrections[],
  load: (attempt: AttemptSummary) => Promise<Attempt | null>,
): Promise<AttemptSummary[]> {
  const tests = new Set(corrections.map(({ testKey }) => testKey))
  const byRef = correctionsByRef(corrections)
  return Promise.all(
    attempts.map(async (summary) => {
      const mayBe = tests.has(summary.testKey) || (asksByRef(summary) && tests.size > 0)
      if (!mayBe || summary.score === null) return summary
      const attempt = await load(summary)
      const results = attempt && correctedResults(attempt, correctionsIn(attempt, byRef))
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

/**
 * The corrections of an attempt's questions, for its results: none until they are read, or when they cannot be. Those of
 * a practice are of the tests that it was drawn from, as far as the list of the latest tells.
 * @param testKey of the attempt, which may still be looked for
 */
export function useCorrectionsIn(
  testKey: string,
  attempt: Attempt | null | undefined,
): readonly KeyCorrection[] {
  const isOfMany = asksByRef({ testKey })
  const ofTest = useQuery({ ...correctionsOfQuery(testKey), enabled: !isOfMany })
  const latest = useQuery({ ...latestCorrectionsQuery, enabled: isOfMany })
  if (!isOfMany) return ofTest.data?.corrections ?? none
  return attempt && latest.data ? correctionsIn(attempt, correctionsByRef(latest.data)) : none
}
