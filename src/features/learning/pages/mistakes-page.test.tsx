import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import type { QuestionCard } from '@/domain/learning/card'
import type { Paper } from '@/domain/paper'
import { questionRef } from '@/domain/question/ref'
import { momentOf, sheetOf } from '@/domain/testing/learning-samples'
import { visitor } from '@/lib/device/visitor'
import { ownPaper } from '@/own/attempts'
import { paperShelf } from '@/own/papers/shelf'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { refOfRiver, rivers, sheets, showScreen, today } from '../testing/learning-screen'
import { MistakesPage } from './mistakes-page'

const device = vi.hoisted(() => ({
  sheets: [] as readonly AnswerSheet[],
  papers: new Map<string, Paper>(),
  isRefused: false,
}))
vi.mock('@/own/attempts', async (original) => ({
  ...(await original<object>()),
  useAnswerSheets: () => device.sheets,
  answerSheetsQuery: (owner: string) => ({
    queryKey: ['sheets', owner],
    queryFn: async () => {
      if (device.isRefused) throw new Error('refused')
      return device.sheets
    },
  }),
}))
vi.mock('@/own/papers/papers-of-tests', async (original) => ({
  ...(await original<object>()),
  papersOfTests: async (_: string, keys: readonly string[]) =>
    new Map([...device.papers].filter(([key]) => keys.includes(key))),
}))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: momentOf(today) })
  setSignedIn(false)
  Object.assign(device, { sheets, papers: new Map([['quiz/rivers', rivers]]), isRefused: false })
})
afterEach(() => vi.useRealTimers())

const rows = () => within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('listitem')
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('pools what was wrong or skipped, the latest first, with where it is from', async () => {
  showScreen(<MistakesPage />)
  expect(await screen.findByText('What is question 1?')).toBeVisible()
  const [mock, first, second] = rows()
  expect(rows()).toHaveLength(3)
  expect(mock).toHaveTextContent('This question is no longer available.')
  expect(mock).toHaveTextContent(/Polity · .* 2026Mock Test 1$/)
  expect(first).toHaveTextContent('What is question 1?')
  expect(first).toHaveTextContent(/WrongPolity · .* 2026Rivers$/)
  expect(second).toHaveTextContent(/SkippedEconomy · .* 2026Rivers$/)
  expect(screen.getByText(/^Saved on this device/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Revise' })).toHaveAttribute('href', '/revise')
})

test('shows each question in the language that the student reads questions in, and follows a change', async () => {
  localStorage.setItem(`reading-languages:${visitor}`, 'te')
  const questions = rivers.questions.map((question, index) => ({
    ...question,
    text: { en: `What is question ${index + 1}?`, te: `ప్రశ్న ${index + 1} ఏమిటి?` },
  }))
  device.papers = new Map([['quiz/rivers', { ...rivers, languages: ['en', 'te'], questions }]])
  showScreen(<MistakesPage />)
  const first = await screen.findByRole('button', { name: 'ప్రశ్న 1 ఏమిటి?' })
  expect(within(first).getByText('ప్రశ్న 1 ఏమిటి?')).toHaveAttribute('lang', 'te')
  await userEvent.click(first)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'View questions in' }), 'English')
  expect(screen.getByRole('button', { name: 'What is question 1?' })).toBeVisible()
  localStorage.clear()
})

const narrowing = () => screen.findByRole('combobox', { name: 'Filter by topic, test or kind' })

test('is narrowed by topic, test or kind', async () => {
  showScreen(<MistakesPage />)
  await userEvent.selectOptions(await narrowing(), 'Polity (2)')
  expect(rows()).toHaveLength(2)
  await userEvent.selectOptions(await narrowing(), 'Mock Test 1 (1)')
  expect(rows()).toHaveLength(1)
  await userEvent.selectOptions(await narrowing(), 'Skipped (1)')
  expect(rows()).toHaveLength(1)
  await userEvent.selectOptions(await narrowing(), 'All questions')
  expect(rows()).toHaveLength(3)
})

test('one press practises exactly the questions that show, with the answer after each', async () => {
  const { questions } = rivers
  await paperShelf.keep(visitor, new Map([['quiz/rivers', rivers]]))
  showScreen(<MistakesPage />)
  await userEvent.selectOptions(await narrowing(), 'Skipped (1)')
  await userEvent.click(button('Practise this one'))
  await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(/^\/practice\/study-/))
  const id = screen.getByTestId('place').textContent?.split('/')[2] ?? ''
  const paper = ownPaper({ kind: 'study', practiceId: id })
  expect(paper?.title).toBe('Mistakes')
  expect(paper?.questions.map(({ text }) => text)).toEqual([questions[1]?.text])
})

test('two tests of one name are one choice', async () => {
  const wrong = (testKey: string, hour: number) =>
    sheetOf(momentOf(today - 1, hour), [{ ref: questionRef(testKey, 'q1'), outcome: 'wrong' }], {
      testKey: 'practice/p',
      title: 'Diagnosis',
    })
  device.sheets = [...sheets, wrong('quiz/a', 9), wrong('quiz/b', 10)]
  showScreen(<MistakesPage />)
  const choice = within(await narrowing()).getByRole('group', { name: 'Test' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Diagnosis (2)', 'Rivers (2)', 'Mock Test 1 (1)'])
  await userEvent.selectOptions(await narrowing(), 'Diagnosis (2)')
  expect(rows()).toHaveLength(2)
})

test('an opened question says what is right and why, and keeps a reason, a note and a star', async () => {
  const cards = showScreen(<MistakesPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'What is question 1?' }))
  expect(screen.getByText('Correct answer')).toBeVisible()
  expect(screen.getByText('Because of q1.')).toBeVisible()
  expect(screen.getByText(/Days so far: 0\./)).toBeVisible()
  await userEvent.click(button('Concept'))
  expect(button('Concept')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.type(screen.getByRole('textbox', { name: 'Your note' }), 'Read twice.')
  await userEvent.click(button('Save question'))
  expect(await screen.findByText('Saved.')).toBeVisible()
  const card = () => (cards() as ReadonlyMap<string, QuestionCard>).get(refOfRiver(1))
  await waitFor(() => expect(card()?.note?.value).toBe('Read twice.'))
  expect(card()).toMatchObject({ reason: { value: 'concept' }, star: { value: true } })
  await userEvent.click(button('Concept'))
  expect(card()?.reason?.value).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Saved (1)' }))
  expect(rows()).toHaveLength(1)
  // Taken off by a slip, it stays in its row.
  await userEvent.click(button('What is question 1?'))
  await userEvent.click(button('Question saved'))
  await waitFor(() => expect(button('Saved (0)')).toBeVisible())
  expect(button('What is question 1?')).toBeVisible()
})

test('a question whose key was corrected goes from the list when that becomes known', async () => {
  showScreen(<MistakesPage />)
  expect(await screen.findByText('What is question 1?')).toBeVisible()
  device.sheets = sheets.map((sheet) => ({
    ...sheet,
    questions: sheet.questions.map((question) =>
      question.ref === refOfRiver(1) ? { ...question, outcome: 'correct' as const } : question,
    ),
  }))
  // Whatever is pressed next works the deck out anew.
  await userEvent.click(button('What is question 2?'))
  await userEvent.click(button('Save question'))
  expect(await screen.findByText('2 questions')).toBeVisible()
  expect(screen.queryByText('What is question 1?')).not.toBeInTheDocument()
  expect(button('What is question 2?')).toBeVisible()
})

test('what was right on two days has left, and can be put back', async () => {
  const right = [1, 2].map((day) => ({ at: momentOf(today - 2 + day), result: 'good' as const }))
  showScreen(<MistakesPage />, [{ ref: refOfRiver(1), reviews: right }], '/?view=left')
  await userEvent.click(await screen.findByRole('button', { name: 'What is question 1?' }))
  await userEvent.click(button('Put back'))
  expect(await screen.findByRole('button', { name: 'To fix (3)' })).toBeVisible()
  expect(screen.getByText(/Days so far: 0\./)).toBeVisible()
})

test('a corrected key frees a question whose answer in revision is right by it', async () => {
  const reviews = [{ at: momentOf(today - 1), result: 'again' as const, answer: 2 }]
  const correction = { questionId: 'q3', key: 2, reason: 'r', at: momentOf(today) }
  showScreen(<MistakesPage />, [{ ref: refOfRiver(3), reviews }], '/', [
    { testKey: 'quiz/rivers', title: 'Rivers', corrections: [correction] },
  ])
  expect(await screen.findByRole('button', { name: 'What is question 1?' })).toBeVisible()
  expect(screen.queryByText('What is question 3?')).not.toBeInTheDocument()
})

test('who has only saved questions is not told that mistakes are mended', async () => {
  device.sheets = []
  showScreen(<MistakesPage />, [
    { ref: refOfRiver(1), reviews: [], star: { value: true, at: momentOf(today) } },
  ])
  expect(await screen.findByRole('heading', { name: 'No mistakes yet' })).toBeVisible()
  await userEvent.click(button('Saved (1)'))
  expect(await screen.findByText('What is question 1?')).toBeVisible()
})

test('shows twenty at a time', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    ref: refOfRiver(index + 1),
    outcome: 'wrong' as const,
  }))
  device.sheets = [sheetOf(momentOf(today - 1), many)]
  showScreen(<MistakesPage />)
  await screen.findByText('What is question 1?')
  expect(rows()).toHaveLength(20)
  await userEvent.click(button('Show more'))
  await waitFor(() => expect(rows()).toHaveLength(25))
})

test('who has no mistakes is told what comes here, and how', async () => {
  device.sheets = []
  showScreen(<MistakesPage />)
  expect(await screen.findByRole('heading', { name: 'No mistakes yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse quizzes' })).toHaveAttribute('href', '/content/quizzes')
  expect(screen.getByRole('link', { name: 'Take the daily quiz' })).toHaveAttribute('href', '/daily')
})

test('with nothing to show and no account to ask, it tries again', async () => {
  Object.assign(device, { sheets: [], isRefused: true })
  showScreen(<MistakesPage />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your mistakes')
  Object.assign(device, { sheets, isRefused: false })
  await userEvent.click(button('Try Again'))
  expect(await screen.findByText('What is question 1?')).toBeVisible()
})
