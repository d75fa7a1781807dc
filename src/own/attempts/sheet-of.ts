import type { AnswerSheet, SheetQuestion } from '@/domain/learning/answer-sheet'
import { refIn } from '@/domain/question/ref'
import { schemeOf } from '@/domain/sitting/answer-key'
import type { KeyCorrection } from '@/domain/sitting/corrections'
import { correctedResults } from '@/domain/sitting/corrections'
import type { QuestionResult } from '@/domain/sitting/results'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import { kindOf } from '@/domain/sitting/test-ref'
import type { Attempt } from './attempt'

/** What a result tells of its questions. @param testKey of its attempt */
export function sheetQuestions(testKey: string, results: readonly QuestionResult[]): SheetQuestion[] {
  return results.flatMap(({ question, outcome, seconds, shown }) => {
    // In study mode a student ends when they like: the score, too, is of the questions that were reached.
    if (!shown && kindOf({ testKey }) === 'Study') return []
    const key = question.correctAnswer
    return {
      ref: refIn(testKey, question.id),
      outcome,
      seconds,
      scheme: schemeOf(question),
      topic: question.topic,
      ...(key === 'full-marks' || key === 'dropped' ? { free: true } : {}),
      ...(!shown && outcome === 'unanswered' ? { unseen: true } : {}),
    }
  })
}

/**
 * What an attempt tells question by question, by the same results that its student is shown; null while it runs.
 * @param corrections of its questions, by their ids in its paper
 */
export function sheetOf(attempt: Attempt, corrections: readonly KeyCorrection[]): AnswerSheet | null {
  const { id, testKey, scope, paper, sitting } = attempt
  const results = correctedResults(attempt, corrections)
  if (!results || sitting.status !== 'submitted') return null
  return {
    attemptId: id,
    testKey,
    scope,
    title: paper.title,
    at: Math.round(sitting.submittedAt),
    given: hasNoLimit(sitting) ? null : Math.round(sitting.deadline) - Math.round(sitting.startedAt),
    questions: sheetQuestions(testKey, results.questions),
  }
}
