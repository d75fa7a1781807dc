import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '@/domain/fraction'
import type { Paper, PaperQuestion } from '@/domain/paper'
import type { Key } from '@/domain/question/answer'
import type { KeyCorrection } from '@/domain/sitting/corrections'
import { resultsOf } from '@/domain/sitting/results'
import { reduceSitting } from '@/domain/sitting/sitting'
import type { BegunSitting, Sitting, SittingAction } from '@/domain/sitting/sitting-state'
import { begunWith, paperOf, readyFor } from '@/domain/testing/sitting-samples'
import { recordSchema, storedAttemptSchema, writeAttempt } from './account/attempt-schema'
import { attemptOfStored } from './account/review-paper'
import { fieldsOf, recordOf } from './account/stored-attempt'
import type { Attempt } from './attempt'
import { sheetOf } from './sheet-of'
import { attemptOf } from './testing/attempt-samples'

const begin = 1_790_000_000_000
const marks = fc
  .tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: 1, max: 3 }))
  .map((of) => fraction(...of))
const scheme = fc.option(
  fc.record(
    { correct: marks, wrong: marks, unanswered: marks, partial: marks },
    { requiredKeys: ['correct', 'wrong', 'unanswered'] },
  ),
)
const free = fc.constantFrom<Key>('full-marks', 'dropped')
const numbers = fc.integer({ min: -40, max: 40 }).map((tenths) => tenths / 10)
const orNone = (answer: fc.Arbitrary<number>) => fc.option(answer, { freq: 4 })
/** How a question of each kind is answered, and its keys: that of the paper, and a corrected one. */
const kinds = [
  { kind: undefined, answer: fc.nat(3), key: fc.oneof(fc.nat(3), fc.constant<Key>({ anyOf: [0, 2] }), free) },
  {
    kind: 'several',
    answer: fc.integer({ min: 1, max: 15 }),
    key: fc.oneof(fc.integer({ min: 1, max: 15 }), fc.constant<Key>({ anyOf: [3, 12] }), free),
  },
  {
    kind: 'numeric',
    answer: numbers,
    key: fc.oneof(
      numbers,
      numbers.map((from): Key => ({ from, to: from + 1.5 })),
      free,
    ),
  },
] as const
const asked = fc.oneof(
  ...kinds.map(({ kind, answer, key }) =>
    fc.record({
      kind: fc.constant(kind),
      option: orNone(answer),
      key: fc.oneof({ weight: 4, arbitrary: key }, { weight: 1, arbitrary: fc.constant<Key>(1) }),
      corrected: fc.option(key),
      scheme,
      topic: fc.option(fc.constantFrom('Polity', 'Economy', 'భూగోళం', 'two\nlines')),
      milliseconds: fc.nat(99_999_999),
    }),
  ),
)

type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never

function taken(questions: readonly Asked[], minutes: number) {
  const paper: Paper = {
    ...paperOf(0, { minutes }),
    questions: questions.map(
      ({ kind, key, scheme: own, topic }, index): PaperQuestion => ({
        id: `question ${index} #`,
        text: `Question ${index}`,
        ...(kind ? { kind } : {}),
        options: kind === 'numeric' ? [] : ['one', 'two', 'three', 'four'],
        correctAnswer: key,
        explanation: null,
        image: null,
        topic,
        scheme: own,
      }),
    ),
  }
  const over = begunWith(paper, [{ type: 'submit' }], begin)
  const sitting: BegunSitting = {
    ...over,
    questions: over.questions.map((state, index) => ({
      ...state,
      option: questions[index]?.option ?? null,
      milliseconds: questions[index]?.milliseconds ?? 0,
    })),
  }
  const corrections = questions.flatMap(({ corrected }, index): KeyCorrection[] =>
    corrected === null
      ? []
      : [{ questionId: `question ${index} #`, key: corrected, reason: 'r', at: begin + 1 }],
  )
  const corrected: Paper = {
    ...paper,
    questions: paper.questions.map((question, index) => ({
      ...question,
      correctAnswer: questions[index]?.corrected ?? question.correctAnswer,
    })),
  }
  return { attempt: attemptOf(paper, sitting, 'x'), corrections, corrected }
}

const papers = fc.array(asked, { minLength: 1, maxLength: 12 })
const there = (attempt: Attempt | null) => {
  if (!attempt) throw new Error('no attempt')
  return attempt
}
/** The attempt as another device makes it of the account's document. */
function throughAccount(attempt: Attempt): Attempt {
  const document = writeAttempt(fieldsOf(attempt, { clock: begin, follows: 0 }))
  const stored = storedAttemptSchema.parse({ ...document, id: attempt.id, updatedAt: new Date(begin) })
  return there(attemptOfStored(stored, null))
}

describe('a sheet', () => {
  test('has the outcomes and times of the results, of every kind of question', () => {
    fc.assert(
      fc.property(papers, fc.constantFrom(0, 10), (questions, minutes) => {
        const { attempt } = taken(questions, minutes)
        const sheet = sheetOf(attempt, [])
        const results = resultsOf(attempt)
        expect(sheet?.questions.map(({ outcome, seconds, topic }) => [outcome, seconds, topic])).toEqual(
          results?.questions.map(({ outcome, seconds, question }) => [outcome, seconds, question.topic]),
        )
        expect(sheet?.given).toBe(minutes === 0 ? null : 600_000)
      }),
    )
  })

  test('has the outcomes that a paper with the corrected keys has, and says which questions are free', () => {
    fc.assert(
      fc.property(papers, (questions) => {
        const { attempt, corrections, corrected } = taken(questions, 10)
        const sheet = sheetOf(attempt, corrections)
        const results = resultsOf({ ...attempt, paper: corrected })
        expect(sheet?.questions.map(({ outcome }) => outcome)).toEqual(
          results?.questions.map(({ outcome }) => outcome),
        )
        expect(sheet?.questions.map((question) => question.free ?? false)).toEqual(
          corrected.questions.map(({ correctAnswer }) =>
            ['full-marks', 'dropped'].some((key) => key === correctAnswer),
          ),
        )
      }),
    )
  })

  test('is the same from the account as from the device, but for the topics', () => {
    fc.assert(
      fc.property(papers, fc.constantFrom(0, 10), (questions, minutes) => {
        const { attempt, corrections } = taken(questions, minutes)
        const own = sheetOf(attempt, corrections)
        const record = recordSchema.parse(structuredClone(writeAttempt(recordOf(attempt))))
        expect(sheetOf(there(attemptOfStored(record, null)), corrections)).toEqual(own)
        expect(sheetOf(throughAccount(attempt), corrections)).toEqual({
          ...own,
          questions: own?.questions.map((question) => ({ ...question, topic: null })),
        })
      }),
    )
  })

  test('names a question of a practice by its source, and every other one by its own test', () => {
    const paper = paperOf(2)
    const questions = paper.questions.map((question, index) => ({
      ...question,
      id: index === 0 ? 'quiz/rivers#q7' : 'own',
    }))
    const sitting = begunWith({ ...paper, questions }, [{ type: 'submit' }])
    const attempt = attemptOf({ ...paper, questions }, sitting)
    const refs = (testKey: string) => sheetOf({ ...attempt, testKey }, [])?.questions.map(({ ref }) => ref)
    for (const kind of ['practice/p', 'daily/2026-11-22'])
      expect(refs(kind)).toEqual(['quiz/rivers#q7', `${kind}#own`])
    // In study mode a question that was not reached was not skipped.
    expect(refs('study/p')).toEqual([])
    expect(refs('quiz/x')).toEqual(['quiz/x#quiz%2Frivers%23q7', 'quiz/x#own'])
  })

  test('in study mode leaves out questions that were not reached, and keeps one that was given up', () => {
    const paper = paperOf(4)
    const moments: SittingAction[] = [
      { type: 'start' },
      { type: 'choose', option: 1 },
      { type: 'go', to: 2 },
      { type: 'give-up' },
      { type: 'submit' },
    ]
    const sitting = moments.reduce<Sitting>(
      (state, action, second) => reduceSitting(state, action, begin + second * 1000),
      readyFor(paper),
    )
    if (sitting.status !== 'submitted') throw new Error('not submitted')
    const outcomes = (testKey: string) =>
      sheetOf({ ...attemptOf(paper, sitting), testKey }, [])?.questions.map(({ outcome }) => outcome)
    expect(outcomes('study/p')).toEqual(['correct', 'unanswered'])
    expect(outcomes('practice/p')).toEqual(['correct', 'unanswered', 'unanswered', 'unanswered'])
  })

  test('in study mode leaves out the question on the screen at the end', () => {
    const paper = paperOf(3)
    const moments: SittingAction[] = [
      { type: 'start' },
      { type: 'choose', option: 1 },
      { type: 'go', to: 1 },
      { type: 'give-up' },
      { type: 'go', to: 2 },
      { type: 'finish' },
    ]
    const sitting = moments.reduce<Sitting>(
      (state, action, second) => reduceSitting(state, action, begin + second * 1000),
      readyFor(paper),
    )
    if (sitting.status !== 'submitted') throw new Error('not finished')
    const sheet = sheetOf({ ...attemptOf(paper, sitting), testKey: 'study/p' }, [])
    expect(sheet?.questions.map(({ outcome }) => outcome)).toEqual(['correct', 'unanswered'])
  })

  test('tells what was skipped from what was never on the screen, also through the account', () => {
    const paper = paperOf(4)
    const moments: SittingAction[] = [
      { type: 'start' },
      { type: 'choose', option: 1 },
      { type: 'go', to: 2 },
      { type: 'submit' },
    ]
    const sitting = moments.reduce<Sitting>(
      (state, action, second) => reduceSitting(state, action, begin + second * 1000),
      readyFor(paper),
    )
    if (sitting.status !== 'submitted') throw new Error('not submitted')
    const attempt = attemptOf(paper, sitting)
    const seen = (sheet: ReturnType<typeof sheetOf>) =>
      sheet?.questions.map(({ outcome, unseen = false }) => [outcome, unseen])
    const own = sheetOf(attempt, [])
    expect(seen(own)).toEqual([
      ['correct', false],
      ['unanswered', true],
      ['unanswered', false],
      ['unanswered', true],
    ])
    expect(seen(sheetOf(throughAccount(attempt), []))).toEqual(seen(own))
  })

  test('is not made of a running attempt', () => {
    expect(sheetOf(attemptOf(paperOf(1)), [])).toBeNull()
  })
})
