import { expect, test } from 'vitest'
import { fraction } from '@/domain/fraction'
import type { Marking } from '@/domain/question/marking'
import { paperOf } from '@/domain/testing/sitting-samples'
import { markingGroups } from './marking-groups'

const paper = (schemes: readonly (Marking | null)[]) => {
  const whole = paperOf(schemes.length)
  return {
    ...whole,
    questions: whole.questions.map((question, index) => ({ ...question, scheme: schemes[index] ?? null })),
  }
}
const scheme = (correct: number, wrong: readonly [number, number]): Marking => ({
  correct: fraction(correct),
  wrong: fraction(...wrong),
  unanswered: fraction(0),
})

test.each([
  [scheme(1, [-1, 3]), '1 mark for each right answer; 1/3 mark is deducted for a wrong one; none for'],
  [scheme(2, [-2, 1]), '2 marks for each right answer; 2 marks are deducted for a wrong one; none for'],
  [scheme(4, [0, 1]), '4 marks for each right answer; nothing is deducted for a wrong one; none for'],
  [scheme(4, [1, 2]), '4 marks for each right answer; 0.5 mark is given for a wrong one; none for'],
])('%j is told in one sentence', (marking, text) => {
  expect(markingGroups(paper([marking, marking]))).toEqual([`${text} a question without an answer.`])
})

test('questions that are marked otherwise are named', () => {
  const [one, two] = [scheme(1, [0, 1]), scheme(2, [0, 1])]
  expect(markingGroups(paper([one, one, two, one, null])).map((text) => text.split(':')[0])).toEqual([
    'Questions 1-2, 4',
    'Question 3',
  ])
})
