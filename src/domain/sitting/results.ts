import { type Marks, sumMarks } from '../marking'
import type { Paper } from '../paper'
import { type QuestionOutcome, type Score, scoreAnswers } from '../scoring'
import { secondsTaken } from './sitting-change'
import type { BegunSitting } from './sitting-state'

/** One question of a finished attempt. */
export interface QuestionResult extends QuestionOutcome {
  /** Its number in the paper, from 1. */
  readonly number: number
  readonly marked: boolean
  /** How long it was on the screen. */
  readonly seconds: number
  /** What its outcome gave; null without a marking scheme. */
  readonly marks: Marks['scored'] | null
}

export interface TestResults {
  readonly title: string
  readonly score: Score
  readonly questions: readonly QuestionResult[]
  /** Null when the test has no marking scheme. */
  readonly marks: Marks | null
  readonly attempted: number
  /** Whole percent of the attempted questions that are right; null when none was attempted. */
  readonly accuracy: number | null
  readonly seconds: number
  /** The time ended the test, not the student. */
  readonly timedOut: boolean
  /** How often the student came out of full screen. */
  readonly exits: number
}

/** Question to chosen option, both zero-based, marked or not. */
export function answersOf({ questions }: BegunSitting): Map<number, number> {
  return new Map(
    questions.flatMap(({ option }, index) => (option === null ? [] : [[index, option] as const])),
  )
}

/** What a finished sitting came to; null while it still runs. */
export function resultsOf({ paper, sitting }: { paper: Paper; sitting: BegunSitting }): TestResults | null {
  if (sitting.status !== 'submitted') return null
  const score = scoreAnswers(paper.questions, answersOf(sitting))
  const schemes = score.outcomes.map(({ outcome }, index) => ({
    outcome,
    marking: paper.questions[index]?.scheme ?? null,
  }))
  const attempted = score.correct + score.wrong
  return {
    title: paper.title,
    score,
    questions: score.outcomes.map((outcome, index) => {
      const state = sitting.questions[index]
      return {
        ...outcome,
        number: index + 1,
        marked: state?.marked ?? false,
        seconds: Math.round((state?.milliseconds ?? 0) / 1000),
        marks: schemes[index]?.marking?.[outcome.outcome] ?? null,
      }
    }),
    marks: sumMarks(schemes),
    attempted,
    accuracy: attempted === 0 ? null : Math.round((score.correct / attempted) * 100),
    seconds: secondsTaken(sitting),
    timedOut: sitting.endedBy === 'time',
    exits: sitting.exits,
  }
}
