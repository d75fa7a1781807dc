import { type Score, scoreAnswers } from '@/domain/scoring'
import type { Attempt } from './attempt'
import { secondsTaken } from './session'

export interface TestResults {
  readonly title: string
  readonly score: Score
  readonly seconds: number
  /** The time ended the test, not the student. */
  readonly timedOut: boolean
}

/** What a finished sitting came to; null while it still runs. */
export function resultsOf({ paper, session }: Attempt): TestResults | null {
  if (session.status !== 'submitted') return null
  return {
    title: paper.title,
    score: scoreAnswers(paper.questions, session.answers),
    seconds: secondsTaken(session),
    timedOut: session.endedBy === 'time',
  }
}
