import type { QueryClient } from '@tanstack/react-query'
import { correctionsByRef } from '@/content/corrections/queries'
import { correctedResults } from '@/domain/sitting/corrections'
import { type PartRow, topicRows } from '@/domain/sitting/result-parts'
import { correctionsAtHand, correctionsIn } from './corrections'
import { attemptStore } from './device/attempt-store'

/** Shown questions of a topic below which its result says little. */
const fewest = 2

/**
 * The topic of a submitted attempt that went worst, of those with at least two questions that were shown; null when the attempt is not
 * on this device, its questions name no topics, or nothing went wrong. Never throws.
 */
export async function weakestTopic(
  client: QueryClient,
  owner: string,
  attemptId: string,
): Promise<PartRow | null> {
  const attempt = await attemptStore.load(owner, attemptId)
  if (!attempt) return null
  const corrections = correctionsIn(attempt, correctionsByRef(correctionsAtHand(client)))
  const results = correctedResults(attempt, corrections)
  if (!results) return null
  return topicRows(results.questions).find(({ shown, wrong }) => shown >= fewest && wrong > 0) ?? null
}
