import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeIndiaDay } from '@/domain/india-day'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import type { QuestionCard } from '@/domain/learning/card'
import type { Paper } from '@/domain/paper'
import { momentOf } from '@/domain/testing/learning-samples'
import { forgetOwner } from '@/lib/device/device-store'
import { visitor } from '@/lib/device/visitor'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { refOfRiver, rivers, sheets, showScreen, today } from '../testing/learning-screen'
import { RevisePage } from './revise-page'

const device = vi.hoisted(() => ({
  sheets: [] as readonly AnswerSheet[],
  papers: new Map<string, Paper>(),
}))
vi.mock('@/own/attempts', async (original) => ({
  ...(await original<object>()),
  useAnswerSheets: () => device.sheets,
  answerSheetsQuery: (owner: string) => ({ queryKey: ['sheets', owner], queryFn: async () => device.sheets }),
}))
vi.mock('@/own/papers/papers-of-tests', async (original) => ({
  ...(await original<object>()),
  papersOfTests: async (_: string, keys: readonly string[]) =>
    new Map([...device.papers].filter(([key]) => keys.includes(key))),
}))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: momentOf(today) })
  vi.stubGlobal('scrollTo', vi.fn())
  setSignedIn(false)
  Object.assign(device, { sheets: sheets.slice(0, 1), papers: new Map([['quiz/rivers', rivers]]) })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await forgetOwner(visitor)
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const reviewsIn = (cards: () => unknown) =>
  [...(cards() as ReadonlyMap<string, QuestionCard>).values()].flatMap(({ ref, reviews }) =>
    reviews.map(({ result }) => [ref, result]),
  )

test("today's list tells its length, goes by keys, and keeps each answer at once", async () => {
  const cards = showScreen(<RevisePage />)
  expect(await heading('2 questions, about 1 minute')).toBeVisible()
  await press('Start')
  expect(screen.getByText('1 of 2')).toBeVisible()
  await userEvent.keyboard('a{Enter}')
  expect(screen.getByText(/Not this one/)).toBeVisible()
  const [first] = reviewsIn(cards)
  expect(first?.[1]).toBe('again')
  await press('Misread')
  await press('Next question')
  expect(screen.getByText('2 of 2')).toBeVisible()
  await userEvent.keyboard('b{Enter}')
  expect(screen.getByText(/Correct on 1 day/)).toBeVisible()
  expect(reviewsIn(cards).map(([, result]) => result)).toEqual(expect.arrayContaining(['again', 'good']))
  expect(screen.queryByRole('group', { name: 'What went wrong?' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(await heading('Revised')).toHaveFocus()
  expect(screen.getByText('You knew 1 of 2. 1 question comes back tomorrow.')).toBeVisible()
  expect(await heading('Done for today')).toBeVisible()
  expect(screen.getByText(/2 questions revised\. The next questions are due tomorrow\./)).toBeVisible()
})

test('a page that was closed goes on with what is left', async () => {
  const done: QuestionCard = { ref: refOfRiver(1), reviews: [{ at: momentOf(today, 9), result: 'again' }] }
  showScreen(<RevisePage />, [done])
  expect(await heading('1 question left, about 1 minute')).toBeVisible()
  await press('Continue')
  expect(screen.getByRole('heading', { name: 'What is question 2?' })).toBeVisible()
})

test('practice of the weakest questions leaves the schedule unchanged', async () => {
  const done = [1, 2].map(
    (number): QuestionCard => ({
      ref: refOfRiver(number),
      reviews: [{ at: momentOf(today, 9), result: 'good' }],
    }),
  )
  const cards = showScreen(<RevisePage />, done)
  await heading('Done for today')
  await press('Practise weakest questions')
  expect(await heading('Weakest questions')).toBeVisible()
  await userEvent.keyboard('a{Enter}{Enter}')
  await press('End')
  expect(await screen.findByText('You knew 0 of 1. Your revision schedule stays the same.')).toBeVisible()
  expect(reviewsIn(cards)).toHaveLength(2)
})

test('what cannot be shown is left out, and said', async () => {
  device.sheets = sheets
  showScreen(<RevisePage />)
  expect(await heading('2 questions, about 1 minute')).toBeVisible()
  expect(screen.getByText('1 question is no longer available.')).toBeVisible()
})

test('from the day of the exam on nothing is planned, until there is another date', async () => {
  showScreen(<RevisePage />)
  const date = await screen.findByLabelText('Exam date')
  await userEvent.type(date, writeIndiaDay(today))
  expect(await heading('Nothing is planned')).toBeVisible()
  expect(screen.getByText(/Your exam is today/)).toBeVisible()
  await press('Remove date')
  expect(await heading('2 questions, about 1 minute')).toBeVisible()
})

test('fewer minutes bring fewer questions, and say what waits', async () => {
  device.sheets = sheets.map((sheet) => ({
    ...sheet,
    questions: sheet.questions.map((question) => ({ ...question, outcome: 'wrong' as const, seconds: 180 })),
  }))
  device.papers = new Map([
    ['quiz/rivers', rivers],
    ['mock/m', rivers],
  ])
  showScreen(<RevisePage />)
  expect(await heading('4 questions, about 12 minutes')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Minutes a day' }), '5')
  expect(await heading('1 question, about 3 minutes')).toBeVisible()
  expect(screen.getByText(/3 more questions are due\. They come on later days/)).toBeVisible()
})

test('after mistakes of the same day it says when the first of them is due', async () => {
  device.sheets = sheets.slice(0, 1).map((sheet) => ({ ...sheet, at: momentOf(today, 9) }))
  showScreen(<RevisePage />)
  expect(await heading('Nothing is due today')).toBeVisible()
  expect(screen.getByText('The next questions are due tomorrow.')).toBeVisible()
})

test('a newcomer is told what comes here', async () => {
  device.sheets = []
  showScreen(<RevisePage />)
  expect(await heading('Nothing to revise yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start with 10 questions' })).toHaveAttribute(
    'href',
    '/practice?diagnosis',
  )
  await waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument())
})
