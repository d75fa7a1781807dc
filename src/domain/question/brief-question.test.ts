import { expect, test } from 'vitest'
import { briefQuestions } from './brief-question'
import type { Question } from './question'

const question: Question = {
  id: '1',
  text: 'Capital of Sikkim?',
  options: ['Gangtok', 'Aizawl', 'Kohima', 'Imphal'],
  correctAnswer: 0,
  explanation: 'Gangtok has been the capital since 1894.',
  image: null,
  topic: null,
}
const fits = (changes: Partial<Question>) => briefQuestions([{ ...question, ...changes }]).length === 1

test('a short question keeps what a card shows', () => {
  expect(briefQuestions([question])).toEqual([
    {
      text: question.text,
      options: question.options,
      correct: 0,
      explanation: question.explanation,
    },
  ])
})

test('a question in several languages is shown in that of the page', () => {
  const text = { en: 'Capital of Sikkim?', te: 'సిక్కిం రాజధాని?' }
  const options = question.options.map((option) => ({ en: option as string, te: 'గాంగ్‌టక్' }))
  const explanation = { te: 'వివరణ', en: 'Since 1894.' }
  expect(briefQuestions([{ ...question, text, options, explanation }])).toEqual([
    { text: text.en, options: question.options, correct: 0, explanation: 'Since 1894.' },
  ])
})

test('only one right option can be checked there, and only of a question that stands alone', () => {
  expect(fits({ kind: 'several', correctAnswer: 1 })).toBe(false)
  expect(fits({ kind: 'several', correctAnswer: 3 })).toBe(false)
  expect(fits({ kind: 'numeric', correctAnswer: 2 })).toBe(false)
  expect(fits({ correctAnswer: { anyOf: [0, 1] } })).toBe(false)
  expect(fits({ set: 'passage' })).toBe(false)
})

test('what has no room on the page, or teaches nothing, is left out', () => {
  expect(fits({ text: 'x'.repeat(84) })).toBe(true)
  expect(fits({ text: 'x'.repeat(85) })).toBe(false)
  expect(fits({ text: 'Consider:\n1. This' })).toBe(false)
  expect(fits({ options: ['a', 'b', 'c'] })).toBe(false)
  expect(fits({ options: ['a', 'b', 'c', 'd'.repeat(33)] })).toBe(false)
  expect(fits({ image: 'images/map.svg' })).toBe(false)
  expect(fits({ explanation: null })).toBe(false)
})
