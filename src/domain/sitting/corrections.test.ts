import { describe, expect, test } from 'vitest'
import { fraction } from '../fraction'
import { type Key, writeKey } from '../question/answer'
import type { Question } from '../question/question'
import { shufflePaper } from '../question/shuffle'
import { begin, begunWith, paperOf } from '../testing/sitting-samples'
import { answerKeyOf, withAnswerKey } from './answer-key'
import { correctedResults } from './corrections'
import { resultsOf } from './results'
import type { SittingAction } from './sitting-state'

const marking = { correct: fraction(1), wrong: fraction(-1, 3), unanswered: fraction(0) }
/** Question 1 answered B, which is right; 2 answered C, 3 not answered. */
const actions: SittingAction[] = [
  { type: 'choose', option: 1 },
  { type: 'save-and-next' },
  { type: 'choose', option: 2 },
  { type: 'mark-and-next' },
  { type: 'submit' },
]
const paper = paperOf(3, { layout: { marking, sections: [] } })
const attempt = { paper, sitting: begunWith(paper, actions) }
const at = begin + 1000
const correction = (questionId: string, key: Key, moment = at) => ({
  questionId,
  key,
  reason: `because of ${writeKey(key)}`,
  at: moment,
})
const scored = (corrections: Parameters<typeof correctedResults>[1], of = attempt) => {
  const results = correctedResults(of, corrections)
  if (!results) throw new Error('a submitted sitting has results')
  return results
}

describe('a result by corrected keys', () => {
  test.each<[string, Key, number, [number, number?], [number, number?]]>([
    ['another key, by which the answer is right', 2, 67, [2], [3]],
    ['another right option', { anyOf: [1, 2] }, 67, [2], [3]],
    ['full marks for everybody', 'full-marks', 67, [2], [3]],
    ['a question that does not count', 'dropped', 50, [1], [2]],
    ['another key, by which the answer is wrong still', 3, 33, [2, 3], [3]],
  ])('%s', (_, key, percentage, marks, possible) => {
    const results = scored([correction('q2', key)])
    expect(results.score.percentage).toBe(percentage)
    expect(results.marks).toEqual({ scored: fraction(...marks), possible: fraction(...possible) })
    expect(results.correction).toEqual({
      before: { percentage: 33, marks: { scored: fraction(2, 3), possible: fraction(3) } },
      questions: 1,
      reason: `because of ${writeKey(key)}`,
      at,
    })
    expect(results.questions.map(({ corrected }) => corrected?.was)).toEqual([undefined, 1, undefined])
    expect(results.questions[1]?.corrected?.marksBefore).toEqual(fraction(-1, 3))
  })

  test('full marks for a question without an answer do not make it an attempted one', () => {
    const results = scored([correction('q3', 'full-marks')])
    expect(results.score).toMatchObject({ correct: 2, percentage: 67 })
    expect(results).toMatchObject({ attempted: 2, right: 1 })
  })

  test('takes marks as well as it gives them', () => {
    const results = scored([correction('q1', 0)])
    expect(results.marks?.scored).toEqual(fraction(-2, 3))
  })

  test('moves nothing else: times, marks and outcomes of other questions, the end', () => {
    const before = resultsOf(attempt)
    const after = scored([correction('q2', 2)])
    for (const index of [0, 2]) expect(after.questions[index]).toEqual(before?.questions[index])
    const { seconds, exits, timedOut, title } = before ?? {}
    expect(after).toMatchObject({ seconds, exits, timedOut, title })
    expect(after.questions[1]).toMatchObject({ seconds: 0, marked: true, chosen: 2, number: 2 })
  })

  test('of several corrections of a question the last one counts', () => {
    const results = scored([correction('q2', 0), correction('q1', 'dropped'), correction('q2', 2, at + 5)])
    expect(results.questions[1]?.question.correctAnswer).toBe(2)
    expect(results.correction).toMatchObject({ questions: 2, at: at + 5 })
  })

  test('goes by the key and not by the time: what was scored by the corrected key stays', () => {
    const corrected = withAnswerKey(paper, { ...answerKeyOf(paper), keys: [1, 2, 1] })
    const own = { paper: corrected, sitting: begunWith(corrected, actions, begin) }
    expect(scored([correction('q2', 2)], own)).toEqual(resultsOf(own))
    // An old copy of the paper, sat long after the correction.
    const late = { paper, sitting: begunWith(paper, actions, at + 86_400_000) }
    expect(scored([correction('q2', 2)], late).correction?.before.percentage).toBe(33)
  })

  test('a correction that was taken back, or is of another question, changes nothing', () => {
    expect(scored([correction('q2', 2), correction('q2', 1, at + 1)])).toEqual(resultsOf(attempt))
    expect(scored([correction('q99', 2)])).toEqual(resultsOf(attempt))
  })

  test('starts from the keys that the attempt carries, and says nothing twice', () => {
    if (attempt.sitting.status !== 'submitted') throw new Error('it runs')
    const sitting = { ...attempt.sitting, scoredBy: answerKeyOf(paper) }
    // As the account’s copy is read when the test has the new key: the review knows that it was edited.
    const today = {
      ...paper,
      questions: paper.questions.map((question, index) =>
        index === 1 ? { ...question, correctAnswer: 2, edited: 'key' as const } : question,
      ),
    }
    const results = scored([correction('q2', 2)], { paper: today, sitting })
    expect(results.marks?.scored).toEqual(fraction(2))
    expect(results.isEdited).toBe(false)
    expect(results.questions[1]?.question).not.toHaveProperty('edited')
  })

  test('an attempt of which only the score is known keeps it', () => {
    const kept = { ...attempt, score: { percentage: 100, marks: null } }
    expect(scored([correction('q2', 2)], kept)).toEqual(resultsOf(kept))
  })

  test('one that runs has no results', () => {
    expect(correctedResults({ paper, sitting: begunWith(paper) }, [correction('q2', 2)])).toBeNull()
  })

  test('where an attempt has the options in another order, the correction means the same option', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const shuffled = shufflePaper(
        paperOf(3, { layout: { marking, shuffle: { questions: true, options: true } } }),
        seed,
      )
      const place = shuffled.questions.findIndex(({ id }) => id === 'q2')
      const [question] = shuffled.questions.slice(place)
      const last = question?.options.indexOf('fourth') ?? -1
      const sitting = begunWith(shuffled, [
        { type: 'go', to: place },
        { type: 'choose', option: last },
        { type: 'submit' },
      ])
      const results = scored([correction('q2', 3)], { paper: shuffled, sitting })
      expect(results.questions[place]).toMatchObject({
        outcome: 'correct',
        question: { correctAnswer: last },
      })
    }
  })
})

test('several right options with marks for each, and a number, are scored anew exactly', () => {
  const common = { explanation: null, image: null, topic: null }
  const options = ['one', 'two', 'three', 'four']
  const questions: Question[] = [
    { id: 's', text: 'Which?', kind: 'several', options, correctAnswer: 0b0011, ...common },
    { id: 'n', text: 'How much?', kind: 'numeric', options: [], correctAnswer: 3.5, ...common },
  ]
  const mixed = paperOf(0, {
    questions,
    layout: { marking: { ...marking, partial: fraction(1, 3) }, sections: [] },
  })
  const sitting = begunWith(mixed, [
    { type: 'choose', option: 0b0101 },
    { type: 'save-and-next' },
    { type: 'choose', option: 3.55 },
    { type: 'submit' },
  ])
  const results = scored([correction('s', 0b1101), correction('n', { from: 3.5, to: 3.6 })], {
    paper: mixed,
    sitting,
  })
  expect(results.questions.map(({ outcome, marks }) => [outcome, marks])).toEqual([
    ['partial', fraction(2, 3)],
    ['correct', fraction(1)],
  ])
  expect(results.marks?.scored).toEqual(fraction(5, 3))
  expect(results.correction?.before.marks?.scored).toEqual(fraction(-2, 3))
})
