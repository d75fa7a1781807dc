import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../fraction'
import { whole } from '../line-patterns'
import type { Marking } from '../question/marking'
import { storedPatterns } from '../stored-patterns'
import { begunWith, paperOf } from '../testing/sitting-samples'
import { answerKeyOf, readAnswerKey, withAnswerKey, writeAnswerKey } from './answer-key'
import { resultsOf } from './results'

const marks = fc
  .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 1, max: 9 }))
  .map(([numerator, denominator]) => fraction(numerator, denominator))
const scheme: fc.Arbitrary<Marking | null> = fc.option(
  fc.record({ correct: marks, wrong: marks, unanswered: marks }),
)

test('what is written is read again, exactly', () => {
  const question = fc.tuple(fc.nat(999), scheme)
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 40 }), (questions) => {
      const key = { keys: questions.map(([option]) => option), schemes: questions.map(([, own]) => own) }
      const texts = writeAnswerKey(key)
      expect(readAnswerKey(texts, questions.length)).toEqual(key)
      expect(texts.keys).toMatch(whole(storedPatterns.keys))
      expect(texts.marking).toMatch(whole(storedPatterns.marking))
    }),
  )
})

test('marks with six decimals are read again too', () => {
  const marking = { correct: fraction(1), wrong: fraction(-333_333, 1_000_000), unanswered: fraction(0) }
  const key = { keys: [1], schemes: [marking] }
  expect(readAnswerKey(writeAnswerKey(key), 1)).toEqual(key)
})

test('questions with the same marks are one run', () => {
  const scored = paperOf(3, {
    layout: { marking: { correct: fraction(2), wrong: fraction(-2, 3) }, sections: [] },
  })
  expect(writeAnswerKey(answerKeyOf(scored))).toEqual({ keys: '1,1,1', marking: '3:2 -2/3 0' })
  expect(writeAnswerKey(answerKeyOf(paperOf(2)))).toEqual({ keys: '1,1', marking: '2:' })
})

test.each([
  ['', '2:'],
  ['1', '2:'],
  ['1,y', '2:'],
  ['1,1', '1:'],
  ['1,1', '2:1 0'],
  ['1,1', '2:one 0 0'],
  ['1,1', 'all:1 0 0'],
])('"%s" and "%s" are no key of two questions', (keys, marking) => {
  expect(readAnswerKey({ keys, marking }, 2)).toBeNull()
})

test('a sitting is scored by its own key, whatever the paper says by now', () => {
  const paper = paperOf(2)
  const sitting = begunWith(paper, [{ type: 'choose', option: 1 }, { type: 'submit' }])
  if (sitting.status !== 'submitted') throw new Error('it runs')
  const edited = withAnswerKey(paper, { keys: [3, 3], schemes: [null, null] })
  expect(resultsOf({ paper: edited, sitting })?.score.correct).toBe(0)
  const keyed = { ...sitting, scoredBy: answerKeyOf(paper) }
  const results = resultsOf({ paper: edited, sitting: keyed })
  expect(results?.score).toMatchObject({ correct: 1, percentage: 50 })
  expect(results?.questions[0]?.question.correctAnswer).toBe(1)
})

test('a score that was kept stays, and the results say that the questions are shown with another key', () => {
  const paper = paperOf(2)
  const sitting = begunWith(paper, [{ type: 'choose', option: 1 }, { type: 'submit' }])
  expect(resultsOf({ paper, sitting, score: { percentage: 100, marks: null } })).toMatchObject({
    score: { percentage: 100 },
    hasEarlierScore: true,
  })
  expect(resultsOf({ paper, sitting, score: { percentage: 50, marks: null } })?.hasEarlierScore).toBe(false)
})
