import { type PartRow, topicRows } from '@/domain/sitting/result-parts'
import { resultsOf } from '@/domain/sitting/results'
import { attemptStore } from './device/attempt-store'

/** Questions of a topic below which its result says little. */
const fewest = 2

/**
 * The topic of a submitted attempt that went worst, of those with at least two questions; null when the attempt is not
 * on this device, its questions name no topics, or nothing went wrong. Never throws.
 */
export async function weakestTopic(owner: string, attemptId: string): Promise<PartRow | null> {
  const attempt = await attemptStore.load(owner, attemptId)
  const results = attempt && resultsOf(attempt)
  if (!results) return null
  return topicRows(results.questions).find(({ total, wrong }) => total >= fewest && wrong > 0) ?? null
}
