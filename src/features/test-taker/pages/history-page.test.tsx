import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AttemptSummary, historyQuery } from '@/own/attempts'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { HistoryPage } from './history-page'

const over = (id: string, percentage: number, day: number): AttemptSummary => ({
  id,
  testKey: 'series/appsc/full-1',
  scope: 'all',
  title: 'Full Mock Test 1',
  status: 'submitted',
  startedAt: Date.UTC(2026, 10, day, 6),
  deadline: Date.UTC(2026, 10, day, 7),
  submittedAt: Date.UTC(2026, 10, day, 6, 30),
  answered: 20,
  total: 25,
  score: { percentage, marks: null },
})

const key = historyQuery(student.id).queryKey

function show(data: Parameters<typeof readAlready>[0], failed: Parameters<typeof readAlready>[1] = []) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={readAlready(data, failed)}>
        <HistoryPage />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

beforeEach(() => setSignedIn(true))
afterEach(() => setSignedIn(false))

test('lists the attempts, the latest first, with the trend of their scores', () => {
  const older = [19, 18, 17].map((day) => over(`of-${day}`, 40, day))
  show([[key, { attempts: [over('b', 72, 21), over('a', 48, 20), ...older], complete: true }]])
  expect(screen.getByRole('heading', { level: 1, name: 'My tests' })).toBeVisible()
  const rows = within(screen.getByRole('list', { name: 'Tests' })).getAllByRole('link')
  expect(rows.slice(0, 2).map((row) => row.getAttribute('href'))).toEqual([
    '/test-series/appsc/test/full-1/results?attempt=b',
    '/test-series/appsc/test/full-1/results?attempt=a',
  ])
  expect(screen.getByRole('heading', { name: 'Your scores' })).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('a student without a test is shown how to begin', () => {
  show([[key, { attempts: [], complete: true }]])
  expect(screen.getByRole('status')).toHaveTextContent('No tests yet')
  expect(screen.getByRole('link', { name: 'Take the daily quiz' })).toHaveAttribute('href', '/daily')
})

test('without the account it shows what the device has, and says so', () => {
  show([[key, { attempts: [over('a', 48, 20)], complete: false }]])
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your account cannot be reached now. These are the tests on this device.',
  )
  expect(screen.getByRole('link', { name: 'See Result Full Mock Test 1' })).toBeVisible()
})

test('with nothing to show and no account to ask, it says what failed and tries again', () => {
  show([], [key])
  const alert = screen.getByRole('alert')
  expect(within(alert).getByRole('heading', { name: 'Failed to load your tests' })).toBeVisible()
  expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('a visitor sees the tests of this device, and how to keep them', () => {
  setSignedIn(false)
  show([[historyQuery('visitor').queryKey, { attempts: [over('a', 48, 20)], complete: true }]])
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(screen.queryByRole('heading', { name: 'Your scores' })).not.toBeInTheDocument()
})
