import { topicKey } from '@/domain/learning/indexed-question'
import type { PracticeDraft } from './practice-draft'
import type { QuestionPool } from './question-pool'

/** Questions of a diagnosis, and the topics that they are of: two of each tell a little of it. */
const questions = 10
const topicsAsked = 5

export interface Diagnosis {
  readonly draft: PracticeDraft
  /** What of the pool it draws from. */
  readonly pool: QuestionPool
  /** The names of its topics, the largest first. */
  readonly topics: readonly string[]
}

/**
 * Ten questions that everybody may read, of the topics that have the most of them; fewer where there are not so many, and
 * null where there is none.
 */
export function diagnosisOf(pool: QuestionPool): Diagnosis | null {
  const index = pool.index.filter(({ access }) => access.kind === 'free')
  const counts = new Map<string, { name: string; count: number }>()
  for (const { topic } of index) {
    const key = topicKey(topic)
    counts.set(key, { name: topic, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const largest = [...counts]
    .sort(([, a], [, b]) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, topicsAsked)
  if (largest.length === 0) return null
  return {
    draft: {
      source: 'new',
      topics: largest.map(([key]) => key),
      difficulty: 'any',
      count: Math.min(
        questions,
        largest.reduce((sum, [, { count }]) => sum + count, 0),
      ),
      mode: 'untimed',
      seconds: 60,
    },
    pool: { ...pool, index },
    topics: largest.map(([, { name }]) => name),
  }
}
