import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type CorrectionsByRef,
  correctionsByRef,
  correctionsOfQuery,
  latestCorrectionsQuery,
} from '@/content/corrections/queries'
import { refIn } from '@/domain/question/ref'
import type { KeyCorrection } from '@/domain/sitting/corrections'
import { asksByRef } from '@/domain/sitting/test-ref'
import type { Attempt } from './attempt'
import type { KnownAttempt } from './known'

/** The corrections that this page has read. */
export const cachedCorrections = (client: QueryClient): CorrectionsByRef =>
  correctionsByRef(client.getQueryData(latestCorrectionsQuery.queryKey) ?? [])

/**
 * The corrections of all tests, offline the cached ones; nothing is read while no attempt has a score. Never throws: a
 * result shows as it was submitted when the corrections cannot be read.
 */
export async function correctionsFor(
  client: QueryClient,
  attempts: readonly KnownAttempt[],
): Promise<CorrectionsByRef> {
  if (!attempts.some(({ record }) => record.score !== null)) return new Map()
  await client.fetchQuery(latestCorrectionsQuery).catch(() => undefined)
  return cachedCorrections(client)
}

/** The corrections of some questions of an attempt. Those of a practice belong to the tests that its questions are from. */
export const correctionsOf = (
  testKey: string,
  questionIds: readonly string[],
  byRef: CorrectionsByRef,
): KeyCorrection[] =>
  byRef.size === 0
    ? []
    : questionIds.flatMap((questionId) => {
        const found = byRef.get(refIn(testKey, questionId))
        return found ? { ...found, questionId } : []
      })

const none: readonly KeyCorrection[] = []

/**
 * The corrections of an attempt's questions, for its results: none until they are read, or when they cannot be. Those of
 * a practice come from the list of the latest corrections.
 * @param testKey of the attempt, which may still be loading
 */
export function useCorrectionsOf(
  testKey: string,
  attempt: Attempt | null | undefined,
): readonly KeyCorrection[] {
  const isOfMany = asksByRef({ testKey })
  const ofTest = useQuery({ ...correctionsOfQuery(testKey), enabled: !isOfMany })
  const latest = useQuery({ ...latestCorrectionsQuery, enabled: isOfMany })
  if (!isOfMany) return ofTest.data?.corrections ?? none
  if (!attempt || !latest.data) return none
  const ids = attempt.paper.questions.map(({ id }) => id)
  return correctionsOf(testKey, ids, correctionsByRef(latest.data))
}
