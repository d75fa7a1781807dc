import { describe, expect, it, test } from 'vitest'
import { formatQuizTime } from '@/domain/durations'
import answersList from '../../../tests/fixtures/raw-docs/quiz-answers-list.json'
import aliases from '../../../tests/fixtures/raw-docs/quiz-summary-aliases.json'
import { expectConsole } from '../../../tests/setup-console'
import { countByCategory } from './model/category-counts'
import { screenMinutes } from './model/quiz-time'
import { quizSchema } from './quiz-schema'
import { quizSummarySchema } from './quiz-summary-schema'

test('the list counts questions without reading them', () => {
  expect(quizSummarySchema.parse({ ...aliases, id: 'a' })).toEqual({
    id: 'a',
    title: 'Rivers',
    description: null,
    category: 'Geography',
    minutes: 10,
    questionCount: 25,
    difficulty: null,
    imageUrl: null,
    isPublished: true,
    isActive: true,
  })
  expect(quizSummarySchema.parse({ id: 'b', title: 'x', questions: [1, 2] })).toMatchObject({
    questionCount: 2,
    isPublished: false,
  })
})

describe('a quiz to be played', () => {
  it('has its questions in one shape, however they are stored', () => {
    const quiz = quizSchema.parse({ ...answersList, id: 'c' })
    expect(quiz).toMatchObject({
      questions: [{ text: 'Capital of Sikkim?', correctAnswer: 0 }, { correctAnswer: 1 }],
    })
  })

  it('loses a question that cannot be used, and says so', () => {
    expectConsole(/quizzes\/d: questions\[0\] cannot be used: it has no text/)
    const questions = [{ options: ['a', 'b'] }, { text: 'q', options: ['a', 'b'], correctAnswer: 0 }]
    expect(quizSchema.parse({ id: 'd', title: 'x', questions })).toMatchObject({ questions: [{ text: 'q' }] })
  })

  test.each([
    ['no title', { id: 'e' }],
    ['questions that are no list', { id: 'f', title: 'x', questions: 'Q1, Q2' }],
  ])('with %s is unreadable', (_name, raw) => {
    expect(quizSchema.parse(raw)).toBe('unreadable')
  })
})

test.each([
  [{ timeInMinutes: 12, timeLimit: 99 }, 12, '12 mins'],
  [{ timeLimit: 90 }, 90, '1h 30m'],
  [{}, 30, '30 mins'],
  [{ timeInMinutes: -5 }, 30, '30 mins'],
  [{ timeInMinutes: 0 }, null, 'No time limit'],
  [{ timeInMinutes: 1e9 }, 1440, '24h 0m'],
])('a quiz with %j gives %s minutes on the screens: %s', (fields, minutes, text) => {
  const quiz = quizSummarySchema.parse({ id: 'g', title: 'x', ...fields })
  expect(screenMinutes(quiz)).toBe(minutes)
  expect(formatQuizTime(screenMinutes(quiz))).toBe(text)
})

test('all 12 categories are counted, also those without a quiz', () => {
  const counts = countByCategory([{ category: 'Polity' }, { category: 'Polity' }, { category: 'Astrology' }])
  expect(counts).toHaveLength(12)
  expect(counts.filter(({ count }) => count > 0)).toEqual([{ category: 'Polity', count: 2 }])
})
