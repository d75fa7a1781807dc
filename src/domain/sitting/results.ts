import type { Fraction } from '../fraction'
import type { Paper, PaperQuestion } from '../paper'
import type { Key } from '../question/answer'
import { type Marks, marksOf, sumMarks } from '../question/marking'
import { type QuestionOutcome, type Score, scoreAnswers } from '../question/scoring'
import { withAnswerKey } from './answer-key'
import { secondsTaken } from './sitting-change'
import type { BegunSitting, SittingScore } from './sitting-state'

/** What a correction did to one question of an attempt. */
export interface CorrectedKey {
  /** The key that the attempt was scored by. */
  readonly was: Key
  readonly marksBefore: Fraction | null
  readonly reason: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** What corrections did to the result of an attempt. */
export interface ResultCorrection {
  /** The score that the attempt was submitted with. */
  readonly before: SittingScore
  /** How many questions have another key now. */
  readonly questions: number
  /** Of the latest correction; `at` in epoch milliseconds. */
  readonly reason: string
  readonly at: number
}

/** One question of a finished attempt. */
export interface QuestionResult extends QuestionOutcome<PaperQuestion> {
  /** Its number in the paper, from 1. */
  readonly number: number
  readonly marked: boolean
  /** How long it was on the screen. */
  readonly seconds: number
  /** It was on the screen or has an answer. The time says it: the account's copies keep no flag of a visit. */
  readonly shown: boolean
  /** What its outcome gave; null without a marking scheme. */
  readonly marks: Marks['scored'] | null
  /** Its key is another than the one that the attempt was scored by. */
  readonly corrected?: CorrectedKey
}

export interface TestResults {
  readonly title: string
  readonly score: Score
  readonly questions: readonly QuestionResult[]
  /** Null when the test has no marking scheme. */
  readonly marks: Marks | null
  /** The score is of another key than the one that the questions are shown with. */
  readonly isFromBefore: boolean
  /** Some of its questions have been edited since, or its key. */
  readonly isEdited: boolean
  readonly attempted: number
  /** Whole percent of the attempted questions that are right; null when none was attempted. */
  readonly accuracy: number | null
  readonly seconds: number
  /** The time ended the test, not the student. */
  readonly timedOut: boolean
  /** How often the student came out of full screen. */
  readonly exits: number
  /** Keys were corrected since, and the results are those of the corrected ones. */
  readonly correction?: ResultCorrection
}

/** Question, zero-based, to its answer, marked or not. */
function answersOf({ questions }: BegunSitting): Map<number, number> {
  return new Map(
    questions.flatMap(({ option }, index) => (option === null ? [] : [[index, option] as const])),
  )
}

/**
 * What a finished sitting came to, by what it was scored by; null while it still runs.
 * @param kept the score that it has had since it was submitted, if that is known: it stays, whatever is edited later
 */
export function resultsOf({
  paper: ownPaper,
  sitting,
  score: kept,
}: {
  paper: Paper
  sitting: BegunSitting
  score?: SittingScore | undefined
}): TestResults | null {
  if (sitting.status !== 'submitted') return null
  const paper = sitting.scoredBy ? withAnswerKey(ownPaper, sitting.scoredBy) : ownPaper
  const counted = scoreAnswers(paper.questions, answersOf(sitting))
  const marks = sumMarks(counted.outcomes.map((result) => ({ ...result, marking: result.question.scheme })))
  const { percentage } = counted
  const score = kept ?? { percentage, marks }
  // Full marks are also for who has not answered.
  const given = counted.outcomes.filter(({ chosen, outcome }) => chosen !== null && outcome !== 'dropped')
  const attempted = given.length
  const right = given.filter(({ outcome }) => outcome === 'correct').length
  const isFromBefore = JSON.stringify(score) !== JSON.stringify({ percentage, marks })
  return {
    title: paper.title,
    score: { ...counted, percentage: score.percentage },
    isFromBefore,
    isEdited: isFromBefore || paper.questions.some(({ edited }) => edited !== undefined),
    questions: counted.outcomes.map((outcome, index) => {
      const state = sitting.questions[index]
      const milliseconds = Math.round(state?.milliseconds ?? 0)
      return {
        ...outcome,
        number: index + 1,
        marked: state?.marked ?? false,
        seconds: Math.round(milliseconds / 1000),
        shown: outcome.chosen !== null || milliseconds > 0,
        marks: marksOf({ ...outcome, marking: outcome.question.scheme }),
      }
    }),
    marks: score.marks,
    attempted,
    accuracy: attempted === 0 ? null : Math.round((right / attempted) * 100),
    seconds: secondsTaken(sitting),
    timedOut: sitting.endedBy === 'time',
    exits: sitting.exits,
  }
}
