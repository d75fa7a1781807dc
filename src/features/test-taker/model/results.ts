import { type Marks, sumMarks } from '@/domain/marking'
import { type Score, scoreAnswers } from '@/domain/scoring'
import type { Attempt } from './attempt'
import { secondsTaken } from './session-change'

export interface TestResults {
  readonly title: string
  readonly score: Score
  /** Null when the test has no marking scheme. */
  readonly marks: Marks | null
  readonly seconds: number
  /** The time ended the test, not the student. */
  readonly timedOut: boolean
}

/** What a finished sitting came to; null while it still runs. */
export function resultsOf({ paper, session }: Pick<Attempt, 'paper' | 'session'>): TestResults | null {
  if (session.status !== 'submitted') return null
  const answers = new Map(
    session.questions.flatMap(({ option }, index) => (option === null ? [] : [[index, option] as const])),
  )
  const score = scoreAnswers(paper.questions, answers)
  const marks = sumMarks(
    score.outcomes.map(({ outcome }, index) => ({
      outcome,
      marking: paper.questions[index]?.scheme ?? null,
    })),
  )
  return {
    title: paper.title,
    score,
    marks,
    seconds: secondsTaken(session),
    timedOut: session.endedBy === 'time',
  }
}
