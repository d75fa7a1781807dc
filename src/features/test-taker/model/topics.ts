import type { QuestionResult } from './results'

export interface TopicRow {
  readonly topic: string
  readonly total: number
  readonly correct: number
  readonly wrong: number
  readonly unanswered: number
  /** Whole percent of its questions that are right. */
  readonly percentage: number
  /** On average for each question. */
  readonly seconds: number
}

/** The results topic by topic, the weakest first; questions without a topic stand in none. */
export function topicRows(questions: readonly QuestionResult[]): TopicRow[] {
  const topics = new Map<string, QuestionResult[]>()
  for (const result of questions) {
    const { topic } = result.question
    if (topic !== null) topics.set(topic, [...(topics.get(topic) ?? []), result])
  }
  const rows = [...topics].map(([topic, results]) => {
    const count = (wanted: QuestionResult['outcome']) =>
      results.filter(({ outcome }) => outcome === wanted).length
    const total = results.length
    const correct = count('correct')
    return {
      topic,
      total,
      correct,
      wrong: count('wrong'),
      unanswered: count('unanswered'),
      percentage: Math.round((correct / total) * 100),
      seconds: Math.round(results.reduce((sum, { seconds }) => sum + seconds, 0) / total),
    }
  })
  return rows.sort((a, b) => a.percentage - b.percentage || b.total - a.total)
}

export type ReviewFilter = 'all' | 'correct' | 'wrong' | 'unanswered' | 'marked'

/** The questions that a filter of the review shows. */
export function filterReview(
  questions: readonly QuestionResult[],
  filter: ReviewFilter,
): readonly QuestionResult[] {
  if (filter === 'all') return questions
  return questions.filter(({ outcome, marked }) => (filter === 'marked' ? marked : outcome === filter))
}
