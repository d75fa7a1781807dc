import { expect, test } from 'vitest'
import { fraction } from '@/domain/fraction'
import type { PaperQuestion } from '@/domain/paper'
import { resultsOf } from '@/domain/sitting/results'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { attemptOf } from '../testing/attempt-samples'
import { storedAttemptSchema, writeAttempt } from './attempt-schema'
import { attemptOfStored } from './review-paper'
import { fieldsOf } from './stored-attempt'

/** What another device shows of a finished attempt at one question, of a test that is gone. */
function reviewed(asked: Partial<PaperQuestion>, option: number) {
  const [first] = paperOf(1).questions
  if (!first) throw new Error('no question')
  const paper = { ...paperOf(1), questions: [{ ...first, ...asked }] }
  const attempt = attemptOf(paper, begunWith(paper, [{ type: 'choose', option }, { type: 'submit' }]))
  const document = writeAttempt(fieldsOf(attempt, { clock: 1, follows: 0 }))
  const stored = storedAttemptSchema.parse({ ...document, id: 'a1', updatedAt: new Date(0) })
  const now = attemptOfStored(stored, null)
  return { before: resultsOf(attempt), now: now && resultsOf(now) }
}

test.each([
  ['right', 2_500_000, 2_500_000],
  ['wrong', 2_500_000, 1_200_000],
  ['right, and no whole number', 12.5, 12.5],
  ['right, and below zero', -3, -3],
  ['within a range', { from: 1, to: 2 }, 1.5],
])('a number that was %s is what it was when its question is gone', (_, correctAnswer, answer) => {
  const { before, now } = reviewed({ kind: 'numeric', options: [], correctAnswer }, answer)
  expect(now?.questions[0]).toMatchObject({
    chosen: answer,
    outcome: before?.questions[0]?.outcome,
    question: { kind: 'numeric', options: [], edited: 'gone' },
  })
})

const scheme = {
  correct: fraction(4),
  wrong: fraction(-1),
  unanswered: fraction(0),
  partial: fraction(1),
}
test.each<[string, Partial<PaperQuestion>, number]>([
  ['some of several options', { kind: 'several', correctAnswer: 0b1101 }, 0b0101],
  ['a wrong one of several options', { kind: 'several', correctAnswer: 0b1101 }, 0b0010],
  ['the first option', { correctAnswer: 0 }, 0],
  ['another option where one is right', { correctAnswer: 3 }, 1],
])('%s gives the marks that it gave when its question is gone', (_, asked, answer) => {
  const { before, now } = reviewed({ ...asked, scheme }, answer)
  expect(now?.marks).toEqual(before?.marks)
  expect(now?.questions[0]?.question.options).toHaveLength(4)
})
