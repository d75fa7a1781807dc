import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { visitor } from '@/lib/device/device-store'
import { type AttemptSummary, historyQuery, knownAttemptsQuery } from '@/own/attempts'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { ContinuePage } from './continue-page'

const running = (testId: string, minutesAgo: number): AttemptSummary => ({
  id: testId,
  testKey: `series/p/${testId}`,
  scope: 'all',
  title: testId,
  status: 'running',
  startedAt: Date.now() - minutesAgo * 60_000,
  deadline: Date.now() + 20 * 60_000,
  submittedAt: null,
  answered: 3,
  total: 25,
  score: null,
})

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>
}

/** The page with what the device and the account tell; null: the account cannot be reached. */
function open(owner: string, device: readonly AttemptSummary[], account: readonly AttemptSummary[] | null) {
  const client = readAlready(
    [
      // As they come to the home page, with where they lead.
      [knownAttemptsQuery(owner).queryKey, device],
      ...(account ? [[historyQuery(owner).queryKey, { attempts: account, complete: true }] as const] : []),
    ],
    account ? [] : [historyQuery(owner).queryKey],
  )
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/continue']}>
        <Routes>
          <Route path="/continue" element={<ContinuePage />} />
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('goes on with what was begun last', async () => {
  setSignedIn(true)
  open(student.id, [running('older', 50), running('latest', 5)], null)
  expect(await screen.findByTestId('place')).toHaveTextContent('/test-series/p/test/latest')
})

test('goes on with what a visitor began on this device', async () => {
  setSignedIn(false)
  open(visitor, [running('free', 5)], [running('free', 5)])
  expect(await screen.findByTestId('place')).toHaveTextContent('/test-series/p/test/free')
})

const lookedAt = { ...running('a', 5), testKey: 'quiz/a', answered: 0 }
const submitted = { ...running('a', 5), status: 'submitted', submittedAt: Date.now() } as const

test.each<[string, AttemptSummary[], AttemptSummary[] | null, string]>([
  ['who has taken nothing', [], [], 'Begin with a free test'],
  ['who has opened a quiz and answered nothing', [lookedAt], [lookedAt], 'Begin with a free test'],
  ['who has finished everything', [submitted], [submitted], 'Nothing to continue'],
  ['whose account cannot be reached', [], null, 'Nothing unfinished here'],
])('a student %s is offered a test', (_, device, account, title) => {
  setSignedIn(true)
  open(student.id, device, account)
  expect(screen.getByRole('heading', { level: 1, name: 'Continue' })).toBeVisible()
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a test' })).toHaveAttribute('href', '/content/test-series')
})
