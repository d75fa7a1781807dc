import { hashKey, QueryClientProvider } from '@tanstack/react-query'
import 'fake-indexeddb/auto'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { importantQuery } from '@/content/current-affairs/queries'
import { closingJobsQuery } from '@/content/jobs/closing-jobs'
import { liveTestsQuery } from '@/content/live-tests/queries'
import { quizzesQuery } from '@/content/quizzes/queries'
import { indiaDayOf, writeIndiaDay } from '@/domain/india-day'
import { keptReads } from '@/lib/device/kept-read'
import { reportReached, reportUnreached } from '@/lib/device/network-state'
import { type AttemptSummary, answerSheetsQuery, historyQuery, knownAttemptsQuery } from '@/own/attempts'
import { cardsQuery } from '@/own/cards/query'
import { preferencesQuery } from '@/own/preferences/query'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { DashboardPage } from './dashboard-page'

beforeEach(() => setSignedIn(true))

const running = (): AttemptSummary => ({
  id: 'a1',
  testKey: 'series/p/t',
  scope: 'all',
  title: 'Free Mock Test 1',
  status: 'running',
  startedAt: Date.now() - 60_000,
  deadline: Date.now() + 20 * 60_000 + 30_000,
  submittedAt: null,
  answered: 3,
  total: 25,
  score: null,
})

/**
 * The page with what the device and the account tell.
 * @param account null: it cannot be reached; undefined: it has not answered yet
 */
function show(
  device: readonly AttemptSummary[],
  account: readonly AttemptSummary[] | null | undefined,
  plan: { exam: string; examDay: string | null } = { exam: '', examDay: null },
) {
  const all = historyQuery(student.id).queryKey
  const client = readAlready(
    [
      [knownAttemptsQuery(student.id).queryKey, device],
      ...(account ? [[all, { attempts: account, complete: true }] as const] : []),
      [importantQuery.queryKey, [{ id: 'c1', title: 'Constitution Day' }]],
      [closingJobsQuery.queryKey, []],
      [liveTestsQuery.queryKey, []],
      [preferencesQuery(student.id).queryKey, { ...plan, minutes: 20, extraTime: 'none' }],
      [answerSheetsQuery(student.id).queryKey, []],
      [cardsQuery(student.id).queryKey, new Map()],
      ...[null, 'p'].map(
        (latest) => [['plan', student.id, 'packages', { exam: plan.exam, latest }], []] as const,
      ),
    ],
    account === null ? [all] : [],
  )
  if (account === undefined)
    void client.prefetchQuery({ queryKey: all, queryFn: () => new Promise(() => undefined) })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const goOn = () => screen.findByRole('link', { name: 'Continue Learning' })
const todayRows = async () =>
  within(await screen.findByRole('list', { name: 'Today’s tasks' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('a newcomer is welcomed and starts with ten questions', async () => {
  show([], [])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ravi')
  expect(screen.getByRole('heading', { name: 'Start with ten questions' })).toBeVisible()
  expect(await goOn()).toHaveAttribute('href', '/daily')
  expect(await todayRows()).toEqual([
    'Take a mock testEvery subject, with a timer',
    'Make your planYour exam and its date',
    'Read today’s daily doseAbout 2 minutes',
  ])
  expect(await screen.findByText('No streak yet')).toBeVisible()
  expect(
    within(screen.getByRole('region', { name: 'Next steps' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/current-affairs/constitution-day-c1', '/practice', '/content/test-series'])
})

test('a test that was begun on another device comes first', async () => {
  show([], [running()])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ravi')
  expect(screen.getByRole('heading', { name: 'Free Mock Test 1' })).toBeVisible()
  expect(screen.getByText('20 min left · Test · 3 of 25 answered')).toBeVisible()
  expect(await goOn()).toHaveAttribute('href', '/test-series/p/test/t')
  expect(await screen.findByText('1-day streak')).toBeVisible()
})

test('without the account, the device’s part shows, and nobody is called a newcomer', async () => {
  show([running()], null)
  expect(await goOn()).toHaveAttribute('href', '/test-series/p/test/t')
  expect(screen.getByText('Showing what is saved on this device.')).toBeVisible()
  cleanup()
  show([], null)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ravi')
  expect(await screen.findByRole('heading', { name: 'Take the daily quiz' })).toBeVisible()
})

test('while the account is silent, nobody is welcomed as what they may not be', () => {
  show([], undefined)
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(screen.getByRole('status', { name: 'Loading your next task' })).toBeVisible()
})

test('the first open task of the day is the card, with how much is done', async () => {
  show([], [{ ...running(), status: 'submitted', submittedAt: Date.now() }])
  expect(await screen.findByRole('heading', { name: 'Take the daily quiz' })).toBeVisible()
  expect(await goOn()).toHaveAttribute('href', '/daily')
  expect(await screen.findByText('1 of 2 done')).toBeVisible()
  expect(await todayRows()).toEqual([
    'Make your planYour exam and its date',
    'Free Mock Test 1Done: Taken today',
    'Read today’s daily doseAbout 2 minutes',
  ])
})

test('when all of today is done, the button leads to the tests', async () => {
  const over = { status: 'submitted', submittedAt: Date.now() } as const
  const today = writeIndiaDay(indiaDayOf(Date.now()))
  show(
    [],
    [
      { ...running(), ...over },
      { ...running(), ...over, id: 'd', testKey: `daily/${today}` },
    ],
  )
  expect(await screen.findByRole('heading', { name: 'Today is done' })).toBeVisible()
  expect(screen.getByText('A new daily quiz opens tomorrow')).toBeVisible()
  expect(await goOn()).toHaveAttribute('href', '/content/test-series')
  expect(screen.getByRole('link', { name: 'Practise more' })).toHaveAttribute('href', '/practice')
})

test.each([
  ['APPSC Group II', 83, '83 days to APPSC Group II'],
  ['', 1, '1 day to your exam'],
  ['APPSC Group II', 0, 'Today: APPSC Group II'],
  ['APPSC Group II', -1, 'You practised today.'],
])('days to the exam: %s in %s days', async (exam, days, words) => {
  show([], [running()], { exam, examDay: writeIndiaDay(indiaDayOf(Date.now()) + days) })
  expect(await screen.findByText(words)).toBeVisible()
})

test('all six cards, in their words', () => {
  show([], [])
  const cards = within(screen.getByRole('list', { name: 'Everything to study' }))
  expect(cards.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/content/test-series',
    '/content/paid-resources',
    '/content/mock-test',
    '/content/current-affairs',
    '/content/quizzes',
    '/content/daily-dose',
  ])
  for (const action of [
    'Start Test Series',
    'Browse Resources',
    'Take Mock Test',
    'Read News',
    'Start Quiz',
    "Today's Dose",
  ])
    expect(cards.getByText(action)).toBeVisible()
})

test('offline, each card says whether its list is on this device', async () => {
  const entry = { shelf: __SHELF__, language: 'en', updatedAt: Date.now(), holds: 'quizzes', data: [] }
  await keptReads.setMany(student.id, [[hashKey(quizzesQuery(null).queryKey), entry]])
  show([], [])
  expect(screen.queryByText('On this device')).toBeNull()
  act(() => reportUnreached(null))
  const cards = within(screen.getByRole('list', { name: 'Everything to study' }))
  expect((await cards.findByText('On this device')).closest('a')).toHaveAttribute('href', '/content/quizzes')
  expect(cards.getAllByText('Needs the internet')).toHaveLength(5)
  act(reportReached)
  expect(cards.queryByText(/device|internet/)).toBeNull()
})

const corrected = (over: Partial<AttemptSummary> = {}): AttemptSummary => ({
  ...running(),
  status: 'submitted',
  submittedAt: Date.now() - 30_000,
  score: {
    percentage: 84,
    marks: { scored: { numerator: 42, denominator: 1 }, possible: { numerator: 50, denominator: 1 } },
  },
  correction: {
    before: {
      percentage: 82,
      marks: { scored: { numerator: 41, denominator: 1 }, possible: { numerator: 50, denominator: 1 } },
    },
    questions: 1,
    reason: 'The book says so.',
    at: 1,
  },
  ...over,
})
const toldOf = () => screen.findByRole('list', { name: 'Corrected results' })

test('a result that a corrected key has changed is told once', async () => {
  show([corrected()], [corrected()])
  const line = await toldOf()
  expect(line).toHaveTextContent(
    'The key of a question in Free Mock Test 1 was corrected. Your result changed from 41 to 42 marks.',
  )
  expect(within(line).getByRole('link', { name: 'See your result' })).toHaveAttribute(
    'href',
    '/test-series/p/test/t/results?attempt=a1',
  )
  await userEvent.click(within(line).getByRole('button', { name: 'Do not show again' }))
  expect(line).not.toBeInTheDocument()

  // At the next start it is not there again, but another attempt or a later correction is.
  cleanup()
  show([corrected()], [corrected(), corrected({ id: 'a2', title: 'Free Mock Test 2' })])
  expect(within(await toldOf()).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText(/in Free Mock Test 2 was corrected/)).toBeVisible()
  cleanup()
  const { correction } = corrected()
  if (!correction) throw new Error('it was corrected')
  const later = corrected({ correction: { ...correction, at: 2, questions: 2 } })
  show([later], [later])
  expect(await toldOf()).toHaveTextContent('The keys of 2 questions in Free Mock Test 1 were corrected.')
})

test('a correction that left the result as it was is not told', async () => {
  const { score } = corrected()
  const same = corrected({
    id: 'a3',
    ...(score ? { correction: { before: score, questions: 1, reason: 'r', at: 1 } } : {}),
  })
  const changed = corrected({ id: 'a4', title: 'Another' })
  show([same, changed], [same, changed])
  await waitFor(async () => expect(within(await toldOf()).getAllByRole('listitem')).toHaveLength(1))
})
