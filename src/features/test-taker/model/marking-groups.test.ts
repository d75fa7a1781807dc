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
  [scheme(1, [-1, 3]), 'Correct answer: 1 mark · Wrong answer: −⅓ mark'],
  [scheme(2, [-2, 1]), 'Correct answer: 2 marks · Wrong answer: −2 marks'],
  [scheme(4, [0, 1]), 'Correct answer: 4 marks · Wrong answer: 0 marks'],
  [scheme(4, [1, 2]), 'Correct answer: 4 marks · Wrong answer: 0.5 mark'],
])('%j is one line', (marking, text) => {
  const lines = markingGroups(paper([marking, marking])).map((facts) => facts.join(' · '))
  expect(lines).toEqual([`${text} · No answer: 0 marks`])
})

test('questions that are marked otherwise are named', () => {
  const [one, two] = [scheme(1, [0, 1]), scheme(2, [0, 1])]
  const groups = markingGroups(paper([one, one, two, one, null]))
  expect(groups.map(([first]) => first?.split(':')[0])).toEqual(['Questions 1-2, 4', 'Question 3'])
})
