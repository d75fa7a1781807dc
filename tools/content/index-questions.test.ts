import { expect, test } from 'vitest'
import { indexQuestions } from './index-questions'

const question = { question: 'Two and two?', options: ['3', '4'], correctAnswer: 1 }
const none = { mock_tests: [], categories: [], test_series: [], tests: [] }

test('a question whose name no account takes is left out: a practice with it would stay on its device', () => {
  const ids = ['a', 'b'.repeat(590), 'c'.repeat(591)]
  const fields = {
    title: 'Sums',
    published: true,
    questions: ids.map((id, index) => ({ ...question, question: `Question ${index}?`, id })),
  }
  const found = indexQuestions({ ...none, quizzes: [{ path: 'quizzes/sums', fields }] })
  expect(found.map(({ ref }) => ref.length)).toEqual([11, 600])
})
