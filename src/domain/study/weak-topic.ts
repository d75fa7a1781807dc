import { type AnswerSheet, isMet, type SheetQuestion } from '../learning/answer-sheet'

export interface WeakTopic {
  readonly topic: string
  readonly right: number
  readonly asked: number
}

/** Questions of a topic below which its result says little. */
const fewest = 3
/** Share of right answers from which on a topic is not weak. */
const goodEnough = 0.7

/** What the questions that were shown and count come to, by topic. */
function topicsOf(questions: readonly SheetQuestion[]): WeakTopic[] {
  const topics = new Map<string, WeakTopic>()
  for (const question of questions) {
    const { topic, outcome } = question
    if (topic === null || !isMet(question)) continue
    const { right, asked } = topics.get(topic) ?? { right: 0, asked: 0 }
    topics.set(topic, { topic, right: right + (outcome === 'correct' ? 1 : 0), asked: asked + 1 })
  }
  return [...topics.values()]
}

/**
 * The weak topic of an attempt (docs/decisions/069): of its topics with at least three questions that were shown and count,
 * the one with the smallest share of right answers, below seven in ten. A skipped question is not right. Null where there is
 * none, and where the attempt has one topic only: that says nothing of it that the score does not.
 */
export function weakTopicOf(questions: readonly SheetQuestion[]): WeakTopic | null {
  const topics = topicsOf(questions)
  if (topics.length < 2) return null
  const [weakest] = topics
    .filter(({ right, asked }) => asked >= fewest && right / asked < goodEnough)
    .sort(
      (a, b) => a.right / a.asked - b.right / b.asked || b.asked - a.asked || (a.topic < b.topic ? -1 : 1),
    )
  return weakest ?? null
}

/**
 * The attempt whose weak topic counts for its student: the latest one, apart from retakes, with enough questions of some topic.
 * @param sheets the latest first
 */
export function latestJudged(sheets: readonly AnswerSheet[]): AnswerSheet | null {
  return (
    sheets.find(
      ({ scope, questions }) =>
        (scope === 'all' || scope === 'untimed') && topicsOf(questions).some(({ asked }) => asked >= fewest),
    ) ?? null
  )
}
