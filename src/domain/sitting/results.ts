import type { Fraction } from '../fraction'
import type { Paper, PaperQuestion } from '../paper'
import { practiceTitleText } from '../practice-title'
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
  /** It was on the screen or has an answer. Computed from the time: the account stores no flag for a visit. */
  readonly shown: boolean
  /** The marks for its outcome; null without a marking scheme. */
  readonly marks: Marks['scored'] | null
  /** Set when its key was corrected after the attempt was scored. */
  readonly corrected?: CorrectedKey
}

export interface TestResults {
  readonly title: string
  readonly score: Score
  readonly questions: readonly QuestionResult[]
  /** Null when the test has no marking scheme. */
  readonly marks: Marks | null
  /** The stored score was computed with an earlier answer key than the questions show. */
  readonly hasEarlierScore: boolean
  /** Its questions or its answer key have been edited since. */
  readonly isEdited: boolean
  readonly attempted: number
  /** How many of the attempted questions are right. */
  readonly right: number
  readonly seconds: number
  /** The time ran out before the student submitted. */
  readonly timedOut: boolean
  /** How often the student left full screen. */
  readonly exits: number
  /** Set when keys were corrected since; the results then use the corrected keys. */
  readonly correction?: ResultCorrection
}

/** The answers by zero-based question, including those marked for review. */
function answersOf({ questions }: BegunSitting): Map<number, number> {
  return new Map(
    questions.flatMap(({ option }, index) => (option === null ? [] : [[index, option] as const])),
  )
}

/**
 * The results of a finished sitting, by the answer key that scored it; null while it still runs, or its keys are not
 * published yet.
 * @param score the score stored at the submit, if known; later edits do not change it
 */
export function resultsOf({
  paper: ownPaper,
  sitting,
  score: storedScore,
}: {
  paper: Paper
  sitting: BegunSitting
  score?: SittingScore | undefined
}): TestResults | null {
  if (sitting.status !== 'submitted' || ownPaper.keysFrom !== undefined) return null
  const paper = sitting.scoredBy ? withAnswerKey(ownPaper, sitting.scoredBy) : ownPaper
  const counted = scoreAnswers(paper.questions, answersOf(sitting))
  const marks = sumMarks(counted.outcomes.map((result) => ({ ...result, marking: result.question.scheme })))
  const { percentage } = counted
  const score = storedScore ?? { percentage, marks }
  // A question with full marks for everybody is correct even without an answer.
  const answered = counted.outcomes.filter(({ chosen, outcome }) => chosen !== null && outcome !== 'dropped')
  const right = answered.filter(({ outcome }) => outcome === 'correct').length
  const hasEarlierScore = JSON.stringify(score) !== JSON.stringify({ percentage, marks })
  return {
    title: practiceTitleText(paper.title),
    score: { ...counted, percentage: score.percentage },
    hasEarlierScore,
    isEdited: hasEarlierScore || paper.questions.some(({ edited }) => edited !== undefined),
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
    attempted: answered.length,
    right,
    seconds: secondsTaken(sitting),
    timedOut: sitting.endedBy === 'time',
    exits: sitting.exits,
  }
}
