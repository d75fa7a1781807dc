import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Question } from './question'
import { performanceLabel, ringTone, scoreAnswers } from './scoring'

function paper(keys: readonly number[], optionCount = 4): Question[] {
  return keys.map((correctAnswer, index) => ({
    id: `q${index}`,
    text: `Question ${index}`,
    options: Array.from({ length: optionCount }, (_, option) => `Option ${option}`),
    correctAnswer,
    explanation: null,
    image: null,
    topic: null,
  }))
}

describe('scoreAnswers', () => {
  test('tells right, wrong and not answered apart, question by question', () => {
    const score = scoreAnswers(
      paper([0, 1, 2]),
      new Map([
        [0, 0],
        [2, 3],
      ]),
    )
    expect(score).toMatchObject({ total: 3, correct: 1, wrong: 1, unanswered: 1, percentage: 33 })
    expect(score.outcomes.map(({ chosen, outcome }) => [chosen, outcome])).toEqual([
      [0, 'correct'],
      [null, 'unanswered'],
      [3, 'wrong'],
    ])
    expect(score.outcomes[2]?.question.id).toBe('q2')
  })

  test.each([
    ['nothing answered', 4, 0, 0],
    ['one of three', 3, 1, 33],
    ['two of three', 3, 2, 67],
    ['one of eight rounds half up', 8, 1, 13],
    ['all of them', 7, 7, 100],
    ['no questions', 0, 0, 0],
  ])('the percentage is over all questions and rounded: %s', (_, total, correct, percentage) => {
    const answers = new Map(Array.from({ length: correct }, (_, index) => [index, 1]))
    expect(scoreAnswers(paper(Array<number>(total).fill(1)), answers).percentage).toBe(percentage)
  })

  test.each([[4], [-1], [0.5], [Number.NaN]])(
    'an option that does not exist was not chosen: %s',
    (option) => {
      expect(scoreAnswers(paper([0]), new Map([[0, option]]))).toMatchObject({ wrong: 0, unanswered: 1 })
    },
  )

  test('an answer to a question that does not exist changes nothing', () => {
    expect(scoreAnswers(paper([0]), new Map([[5, 0]]))).toMatchObject({
      total: 1,
      correct: 0,
      wrong: 0,
      unanswered: 1,
    })
  })

  test('the counts add up and a better answer never lowers the score', () => {
    const keys = fc.array(fc.nat(3), { maxLength: 30 })
    const chosen = fc.array(fc.tuple(fc.nat(35), fc.integer({ min: -1, max: 5 })))
    fc.assert(
      fc.property(keys, chosen, (stored, entries) => {
        const questions = paper(stored)
        const answers = new Map(entries)
        const score = scoreAnswers(questions, answers)
        expect(score.correct + score.wrong + score.unanswered).toBe(questions.length)
        expect(score.outcomes).toHaveLength(questions.length)
        expect(score.percentage).toBeGreaterThanOrEqual(0)
        expect(score.percentage).toBeLessThanOrEqual(100)
        for (const [index, { correctAnswer }] of questions.entries()) {
          const better = scoreAnswers(questions, new Map([...answers, [index, Number(correctAnswer)]]))
          expect(better.correct).toBeGreaterThanOrEqual(score.correct)
          expect(better.outcomes[index]?.outcome).toBe('correct')
        }
      }),
    )
  })
})

test.each([
  [100, 'Excellent', 'success'],
  [80, 'Excellent', 'success'],
  [79, 'Good', 'warning'],
  [60, 'Good', 'warning'],
  [59, 'Fair', 'error'],
  [40, 'Fair', 'error'],
  [39, 'Needs Improvement', 'error'],
  [0, 'Needs Improvement', 'error'],
])('%s percent is %s, in the tone of %s', (percentage, label, tone) => {
  expect(performanceLabel(percentage)).toBe(label)
  expect(ringTone(percentage)).toBe(tone)
})
