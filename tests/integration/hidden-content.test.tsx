// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { QuizListPage } from '@/features/quizzes/pages/quiz-list-page'
import { open, setUpScreens } from './testing/app-screens'

const backend = setUpScreens()

const question = { question: 'Capital of Sikkim?', options: ['Gangtok', 'Aizawl'], correctAnswer: 0 }
const quiz = (fields: object) => ({
  title: 'Quiz',
  categoryName: 'History',
  published: true,
  questions: [question],
  ...fields,
})

describe('quizzes that cannot be played', () => {
  const routes = { '/quiz-list': <QuizListPage /> }

  beforeAll(async () => {
    await backend.put('quizzes/0-empty', quiz({ title: 'Hollow quiz', questions: [] }))
    await backend.put(
      'quizzes/0-spoilt',
      quiz({ title: 'Spoilt quiz', questions: [{ question: 'No options' }] }),
    )
    await backend.put(
      'quizzes/0-partly',
      quiz({ title: 'Partly quiz', questions: [question, { text: 'q' }] }),
    )
  })

  test('are not offered, and a card counts what can be played', async () => {
    open('/quiz-list', routes)
    // By their ids all three would stand before the seed's.
    const [first] = await screen.findAllByRole('article')
    expect(first).toHaveTextContent('Partly quiz')
    expect(screen.getByText('1 Q')).toBeVisible()
    expect(screen.queryByText('0 Qs')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: /Hollow|Spoilt/ })).not.toBeInTheDocument()
  })

  test('a category is asked for by its name where there are more quizzes than a list may hold', async () => {
    const many = Array.from({ length: 100 }, (_, n) => n + 100)
    await Promise.all(many.map((n) => backend.put(`quizzes/0-${n}`, quiz({ title: `History ${n}` }))))
    await backend.put('quizzes/zz-last', quiz({ title: 'The last of all', categoryName: 'Polity' }))
    open('/quiz-list', routes)
    // By text: asking a hundred cards for their roles takes a busy machine seconds.
    await screen.findByText('History 100')
    expect(screen.queryByText('The last of all')).not.toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Polity')
    expect(await screen.findByText('The last of all')).toBeVisible()
    expect(screen.queryByText('History 100')).not.toBeInTheDocument()
  })
})
