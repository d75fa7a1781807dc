import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ICAL from 'ical.js'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { packagesQuery } from '@/content/categories/queries'
import { closingJobsQuery } from '@/content/jobs/closing-jobs'
import { jobQuery } from '@/content/jobs/queries'
import { liveTestsQuery } from '@/content/live-tests/queries'
import { packageQuery } from '@/content/test-series/queries'
import { indiaDayOf, writeIndiaDay } from '@/domain/india-day'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import { visitor } from '@/lib/device/visitor'
import { saveFile } from '@/lib/save-file'
import { answerSheetsQuery, historyQuery, knownAttemptsQuery } from '@/own/attempts'
import { cardsQuery } from '@/own/cards/query'
import { preferencesQuery } from '@/own/preferences/query'
import { savedQuery } from '@/own/saved/query'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { PlanPage } from './plan-page'

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn() }))

const dayMs = 24 * 60 * 60_000
const today = indiaDayOf(Date.now())
const dayAfter = (days: number) => writeIndiaDay(today + days)

/** Wrong yesterday, so due today. */
const sheet: AnswerSheet = {
  attemptId: 'a1',
  testKey: 'quiz/rivers',
  scope: 'all',
  title: 'Rivers of India',
  at: Date.now() - dayMs,
  given: null,
  questions: [1, 2].map((n) => ({
    ref: `quiz/rivers#${n}`,
    outcome: 'wrong',
    seconds: 60,
    scheme: null,
    topic: 'Geography',
  })),
}
const attempt = {
  id: 'a1',
  testKey: 'quiz/rivers',
  scope: 'all',
  title: 'Rivers of India',
  status: 'submitted',
  startedAt: Date.now() - dayMs - 60_000,
  deadline: Date.now(),
  submittedAt: Date.now() - dayMs,
  answered: 2,
  total: 2,
  score: { percentage: 0, marks: null },
} as const

/** The page of a visitor; the account has no part in it. */
function show({ exam = '', examDay = null as string | null, isNewcomer = false, offline = false } = {}) {
  const attempts = isNewcomer ? [] : [attempt]
  const sheets = isNewcomer ? [] : [sheet]
  const job = { id: 'j1', title: 'Law Clerk, గ్రూప్', deadline: new Date(Date.now() + 5 * dayMs) }
  const client = readAlready([
    [preferencesQuery(visitor).queryKey, { exam, examDay, minutes: 20, extraTime: 'none' }],
    [knownAttemptsQuery(visitor).queryKey, attempts],
    [historyQuery(visitor).queryKey, { attempts, complete: !offline }],
    [answerSheetsQuery(visitor).queryKey, sheets],
    [cardsQuery(visitor).queryKey, new Map()],
    [packagesQuery.queryKey, [{ id: 'ibps', name: 'IBPS PO Prelims', title: 'IBPS PO Prelims' }]],
    [packageQuery('ibps').queryKey, { tests: { free: [{ id: 'f1', title: 'Mock 1' }], premium: [] } }],
    [closingJobsQuery.queryKey, []],
    [liveTestsQuery.queryKey, []],
    [savedQuery(visitor).queryKey, [{ kind: 'job', itemId: 'j1', title: 'Law Clerk', savedAt: 1 }]],
    [jobQuery('j1').queryKey, job],
  ])
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PlanPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
/** They come one after the other. */
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Today’s tasks' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const openCalendar = async () => userEvent.click(await screen.findByText('Google, Apple, Outlook and others'))

beforeEach(() => {
  setSignedIn(false)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => vi.mocked(saveFile).mockClear())

test('what today holds, with the way to each', async () => {
  show({ exam: 'IBPS PO', examDay: dayAfter(30) })
  await expect.poll(lines).toEqual([
    ['Revise 2 questionsAbout 2 minutes', '/revise'],
    ['Take the daily quizTen questions', '/daily'],
    ['Mock 1IBPS PO Prelims · Free', '/test-series/ibps/test/f1'],
  ])
  expect(screen.getByText('30 days left')).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByRole('link', { name: /^Law Clerk, గ్రూప్/ })).toHaveAttribute('href', '/job/j1')
})

test('a newcomer begins with ten questions', async () => {
  show({ isNewcomer: true })
  await expect
    .poll(async () => (await lines()).map(([, to]) => to))
    .toEqual(['/daily', '/test-series/ibps/test/f1', '/practice?diagnosis', '/plan'])
})

test('nobody is called a newcomer while the account is silent', async () => {
  show({ isNewcomer: true, offline: true })
  expect((await lines()).map(([, to]) => to)).not.toContain('/practice?diagnosis')
})

test('an exam that is past asks calmly for the next, and is not in the calendar', async () => {
  show({ exam: 'Group II', examDay: dayAfter(-1) })
  expect(await screen.findByText('Your exam date has passed')).toBeVisible()
  await openCalendar()
  expect(screen.queryByRole('checkbox', { name: /^Exam day/ })).toBeNull()
  expect(screen.getByRole('checkbox', { name: /for 90 days/ })).toBeChecked()
})

test('what cannot be a plan is said beside its field, and the rest is kept', async () => {
  show()
  const minutes = await screen.findByRole('spinbutton', { name: 'Minutes a day' })
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '241')
  await userEvent.click(screen.getByRole('button', { name: 'Save plan' }))
  expect(await screen.findByText('Choose 5 to 240 minutes')).toBeVisible()
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '25')
  expect(screen.queryByText('Choose 5 to 240 minutes')).toBeNull()
  await userEvent.type(screen.getByRole('combobox', { name: 'Exam' }), ' Group II ')
  await userEvent.click(screen.getByRole('button', { name: 'Save plan' }))
  expect(
    await screen.findByText('Saved on this device. Sign in to have it on your other devices too.'),
  ).toBeVisible()
  const row = screen.getByText('No exam date yet').closest('summary')
  expect(row).toHaveTextContent(/Group II.*25 minutes a day/)
  expect(row).toHaveFocus()
  expect(row?.parentElement).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('Change'))
  expect(await screen.findByRole('combobox', { name: 'Exam' })).toHaveValue('Group II')
})

test('the file holds what is ticked', async () => {
  show({ exam: 'Group II', examDay: dayAfter(30) })
  await openCalendar()
  await userEvent.click(await screen.findByRole('checkbox', { name: /of study every day/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  const [blob] = vi.mocked(saveFile).mock.calls[0] ?? []
  if (!blob) throw new Error('nothing was downloaded')
  const reader = new FileReader()
  const text = await new Promise<string>((resolve) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.readAsText(blob)
  })
  const summaries = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('summary'))
  expect(summaries).toEqual(['Exam: Group II', 'Last date: Law Clerk, గ్రూప్'])
  expect(screen.getByText(/to add 2 events to your calendar/)).toBeVisible()
})
