import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectConsole } from '../../../tests/testing/setup-console'
import { plainText } from '../rich-text'
import { parseQuestions, testQuestionDefaults } from './question'

const storedOptions = fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 6 })
const storedQuestion = fc.record(
  {
    id: fc.anything(),
    question: fc.anything(),
    text: fc.string(),
    options: fc.oneof(storedOptions, fc.anything()),
    choices: storedOptions,
    correctAnswer: fc.oneof(fc.integer({ min: -1, max: 6 }), fc.anything()),
    correct: fc.integer({ min: -1, max: 6 }),
  },
  { requiredKeys: [] },
)

test('whatever is stored, each question has a text, two or more options, a key among them and an id of its own', () => {
  expectConsole(/cannot be used/)
  fc.assert(
    fc.property(
      fc.array(fc.oneof(storedQuestion, fc.anything()), { maxLength: 8 }),
      fc.boolean(),
      (raw, isTest) => {
        const questions = parseQuestions(raw, 'quizzes/any', isTest ? testQuestionDefaults : {})
        for (const question of questions) {
          expect(plainText(question.text).trim()).not.toBe('')
          expect(question.options.length).toBeGreaterThanOrEqual(2)
          expect(question.options.every((option) => plainText(option).trim() !== '')).toBe(true)
          expect(question.options[Number(question.correctAnswer)]).toBeDefined()
        }
        expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
      },
    ),
  )
})

test('the key still points at the option it pointed at, however many blank ones are left out', () => {
  const options = fc.array(fc.oneof(fc.constantFrom('', '  ', null), fc.uuid()), {
    minLength: 2,
    maxLength: 6,
  })
  fc.assert(
    fc.property(options, fc.nat(5), (stored, key) => {
      fc.pre(
        typeof stored[key] === 'string' &&
          stored[key].trim() !== '' &&
          stored.filter((o) => o?.trim()).length > 1,
      )
      const [question] = parseQuestions(
        [{ question: 'q', options: stored, correctAnswer: key }],
        'quizzes/any',
      )
      expect(question?.options[Number(question.correctAnswer)]).toBe(stored[key])
    }),
  )
})
