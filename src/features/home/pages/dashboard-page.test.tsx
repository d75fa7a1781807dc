import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { importantQuery } from '@/content/current-affairs/queries'
import { sectionKey } from '@/domain/content-section'
import { historyQuery, knownAttemptsQuery } from '@/features/attempts'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import type { TakenTest } from '../model/taken-test'
import { DashboardPage } from './dashboard-page'

beforeEach(() => setSignedIn(true))

const running = (): TakenTest => ({
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
  to: '/test-series/p/test/t',
  packageId: 'p',
})

/** The page with what the device and the account tell; null: the account cannot be reached. */
function show(device: readonly TakenTest[], account: readonly TakenTest[] | null) {
  const key = (part: string) => ['study', student.id, part]
  const all = historyQuery(student.id).queryKey
  const client = readAlready(
    [
      [knownAttemptsQuery(student.id).queryKey, device],
      ...(account ? [[all, { attempts: account, complete: true }] as const] : []),
      [[...key('topic'), undefined], null],
      [key('bought'), []],
      [importantQuery.queryKey, [{ id: 'c1', title: 'Constitution Day' }]],
      [sectionKey('jobs', null, 'home'), null],
    ],
    account ? [] : [all],
  )
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const hero = () => screen.getByRole('link', { name: 'Continue Learning' })

test('a newcomer is asked to begin with a free test', () => {
  show([], [])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ravi')
  expect(screen.getByRole('heading', { name: 'Begin with a free test' })).toBeVisible()
  expect(hero()).toHaveAttribute('href', '/content/test-series')
  expect(screen.getByText('No streak yet')).toBeVisible()
  const steps = within(screen.getByRole('region', { name: 'Next steps' }))
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/content/quizzes',
    '/current-affairs/constitution-day-c1',
    '/content/daily-dose',
  ])
})

test('the hero goes on with a test that was begun on another device', () => {
  show([], [running()])
  expect(screen.getByRole('heading', { name: 'Free Mock Test 1' })).toBeVisible()
  expect(screen.getByText('Test · 3 of 25 answered · 20 min left')).toBeVisible()
  expect(hero()).toHaveAttribute('href', '/test-series/p/test/t')
  expect(screen.getByText('1 day')).toBeVisible()
})

test('without the account, the device’s part shows, and nobody is called a newcomer', () => {
  show([running()], null)
  expect(hero()).toHaveAttribute('href', '/test-series/p/test/t')
  expect(screen.getByText(/Your account cannot be reached now/)).toBeVisible()
})

test('without the account and with nothing on the device, nobody is said to have finished all', () => {
  show([], null)
  expect(screen.getByRole('heading', { name: 'Nothing is waiting here' })).toBeVisible()
  expect(screen.queryByText('All done')).toBeNull()
})

test('when all is done, the hero leads to the tests', () => {
  show([], [{ ...running(), status: 'submitted', submittedAt: Date.now() }])
  expect(screen.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible()
  expect(hero()).toHaveAttribute('href', '/content/test-series')
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
