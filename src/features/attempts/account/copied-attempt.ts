import { mostOptionsInSet } from '@/domain/answer'
import type { Paper } from '@/domain/paper'
import { readAnswerKey } from '@/domain/sitting/answer-key'
import type { Attempt } from '../model/attempt'
import type { AttemptSummary } from '../model/attempt-summary'
import { type KeptAnswers, readKeptAnswers } from './attempt-schema'

const anyOptions: readonly string[] = Array.from({ length: mostOptionsInSet }, () => '')

/**
 * A finished attempt as a copy of the account's tells of it: enough to score it, with a paper that has no words. Null
 * when the copy cannot be used. What was answered was checked when it was; here every number is an answer. Nor does it tell
 * whether options stood in another order: a correction that names options is exact once the device has the attempt itself,
 * which the history fetches then.
 */
export function copiedAttempt(summary: AttemptSummary, kept: KeptAnswers): Attempt | null {
  const answers = readKeptAnswers(kept)
  const key = answers && readAnswerKey(kept, answers.questionIds.length)
  const { id, testKey, scope, title, startedAt, deadline, submittedAt } = summary
  if (!answers || !key || submittedAt === null) return null
  const questions = answers.questionIds.map((questionId, index): Paper['questions'][number] => {
    const scheme = key.schemes[index] ?? null
    // Only where several options are right are there marks for a part (`schemeOf`).
    const asked = scheme?.partial
      ? ({ kind: 'several', options: anyOptions } as const)
      : ({ kind: 'numeric', options: [] } as const)
    return {
      id: questionId,
      text: '',
      ...asked,
      correctAnswer: key.keys[index] ?? 0,
      explanation: null,
      image: null,
      topic: null,
      scheme,
    }
  })
  return {
    id,
    testKey,
    scope,
    paper: { title, minutes: 0, sections: [], questions },
    sitting: {
      status: 'submitted',
      revision: 1,
      questions: answers.questionIds.map((_, index) => ({
        option: answers.options[index] ?? null,
        marked: false,
        visited: true,
        milliseconds: answers.milliseconds[index] ?? 0,
        revision: 1,
      })),
      current: 0,
      startedAt,
      deadline,
      exits: 0,
      sections: [],
      open: null,
      countedTo: submittedAt,
      placedAt: null,
      submittedAt,
      endedBy: 'student',
      scoredBy: null,
      score: null,
    },
  }
}
