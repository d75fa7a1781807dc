import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFraction, fraction } from '../fraction'
import { marksOf, sumMarks } from './marking'
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

describe('every kind of question', () => {
  const base = { explanation: null, image: null, topic: null }
  const several = {
    ...base,
    id: 's',
    text: 'Which are prime?',
    kind: 'several' as const,
    options: ['2', '3', '4', '5'],
    correctAnswer: 0b1011,
    scheme: { correct: fraction(4), wrong: fraction(-2), unanswered: fraction(0), partial: fraction(1) },
  }
  const numeric = {
    ...base,
    id: 'n',
    text: 'How far?',
    kind: 'numeric' as const,
    options: [],
    correctAnswer: { from: 2.45, to: 2.55 },
    scheme: { correct: fraction(3), wrong: fraction(-1, 3), unanswered: fraction(0) },
  }
  const resultOf = (question: typeof several | typeof numeric, answer?: number) =>
    scoreAnswers([question], new Map(answer === undefined ? [] : [[0, answer]])).outcomes[0]
  const marksIn = (question: typeof several | typeof numeric, answer?: number) => {
    const result = resultOf(question, answer)
    return result && formatFraction(marksOf({ ...result, marking: question.scheme }) ?? fraction(99))
  }

  test.each([
    [0b1011, 'correct', '4'],
    [0b0011, 'partial', '2'],
    [0b0001, 'partial', '1'],
    [0b0111, 'wrong', '-2'],
    [0b0100, 'wrong', '-2'],
    [undefined, 'unanswered', '0'],
  ])('the set %s of several right options is %s: %s marks', (answer, outcome, marks) => {
    expect(resultOf(several, answer)?.outcome).toBe(outcome)
    expect(marksIn(several, answer)).toBe(marks)
  })

  test('without marks for a part, a part is wrong', () => {
    const { partial: _, ...scheme } = several.scheme
    expect(resultOf({ ...several, scheme } as typeof several, 0b0011)?.outcome).toBe('wrong')
  })

  test.each([
    [2.45, 'correct', '3'],
    [2.5, 'correct', '3'],
    [2.550001, 'wrong', '-1/3'],
    [-2.5, 'wrong', '-1/3'],
    [Number.NaN, 'unanswered', '0'],
  ])('the number %d is %s: %s marks', (answer, outcome, marks) => {
    expect(resultOf(numeric, answer)?.outcome).toBe(outcome)
    expect(marksIn(numeric, answer)).toBe(marks)
  })

  test('a dropped question counts nowhere, and full marks are for everybody', () => {
    const questions = [
      { ...numeric, correctAnswer: 'dropped' as const },
      { ...several, correctAnswer: 'full-marks' as const },
      numeric,
    ]
    const score = scoreAnswers(questions, new Map([[0, 1]]))
    expect(score).toMatchObject({ total: 2, correct: 1, wrong: 0, unanswered: 1, percentage: 50 })
    const marks = sumMarks(score.outcomes.map((result) => ({ ...result, marking: result.question.scheme })))
    expect(marks).toEqual({ scored: fraction(4), possible: fraction(7) })
  })
})
