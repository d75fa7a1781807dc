import { describe, expect, it, test } from 'vitest'
import answersList from '../../../tests/fixtures/raw-docs/quiz-answers-list.json'
import aliases from '../../../tests/fixtures/raw-docs/quiz-summary-aliases.json'
import { expectConsole } from '../../../tests/testing/setup-console'
import { quizSchema, quizSummarySchema } from './schema'

describe('in the list a quiz', () => {
  test('has every field under one name', () => {
    expect(quizSummarySchema.parse({ ...aliases, id: 'a' })).toEqual({
      id: 'a',
      title: 'Rivers',
      description: null,
      category: 'Geography',
      minutes: 10,
      questionCount: 0,
      source: null,
      difficulty: null,
      imageUrl: null,
      isPublished: true,
      isActive: true,
    })
  })

  test.each([
    [{ timeInMinutes: 12, timeLimit: 99 }, 12],
    [{ timeLimit: 90 }, 90],
    [{}, null],
    [{ timeInMinutes: -5 }, null],
    [{ timeInMinutes: 0 }, 0],
  ])('with %j has %s minutes', (fields, minutes) => {
    expect(quizSummarySchema.parse({ id: 'g', title: 'x', ...fields }).minutes).toBe(minutes)
  })

  test('counts the questions that can be played, without a word of the others', () => {
    const questions = [1, { text: 'q', options: ['a', 'b'], correctAnswer: 0 }, { text: 'q' }]
    expect(quizSummarySchema.parse({ id: 'b', title: 'x', questions })).toMatchObject({
      questionCount: 1,
      isPublished: false,
    })
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

test('a quiz says what its questions share, and in which languages they are', () => {
  const quiz = quizSchema.parse({
    id: 'rain',
    title: 'Rain',
    questions: [],
    sets: [{ id: 's', title: 'Directions', text: { en: 'The table.', te: 'పట్టిక.' } }, { id: 'no text' }],
    languages: ['te', 'en', 'fr'],
  })
  expect(quiz === 'unreadable' ? null : quiz.layout).toEqual({
    sets: [{ id: 's', title: 'Directions', text: { en: 'The table.', te: 'పట్టిక.' } }],
    languages: ['te', 'en'],
  })
})
