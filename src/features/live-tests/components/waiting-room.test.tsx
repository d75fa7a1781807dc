import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { sealedPaperQuery } from '@/content/live-tests/queries'
import type { LiveTest } from '@/content/live-tests/schema'
import { readAlready } from '../../../../tests/testing/read-already'
import { student } from '../../../../tests/testing/signed-in'
import { WaitingRoom } from './waiting-room'

const minute = 60_000
const live = (over: Partial<LiveTest> = {}): LiveTest => {
  const now = Date.now()
  return {
    id: 'sunday',
    title: 'Sunday Live Test',
    description: null,
    minutes: 60,
    questionCount: 50,
    marks: '50',
    languages: [],
    productId: null,
    opensAt: now - minute,
    entryUntil: now + 30 * minute,
    closesAt: now + 150 * minute,
    resultsAt: now + 200 * minute,
    ...over,
  }
}

function show(test: LiveTest, sealed: string | null, hasBegun = false) {
  render(
    <QueryClientProvider client={readAlready([[sealedPaperQuery(test.id, student.id).queryKey, sealed]], [])}>
      <MemoryRouter>
        <WaitingRoom
          test={test}
          user={student}
          extra="none"
          hasBegun={hasBegun}
          now={Date.now()}
          onBegin={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('is begun once it is open and the instructions were read', async () => {
  show(live(), 'AAAA')
  const begin = screen.getByRole('button', { name: 'I am ready to begin' })
  expect(begin).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: /^I have read/ }))
  expect(begin).toBeEnabled()
})

test('is not begun before it opens, however it is read', async () => {
  show(live({ opensAt: Date.now() + 10 * minute }), 'AAAA')
  await userEvent.click(screen.getByRole('checkbox', { name: /^I have read/ }))
  expect(screen.getByRole('button', { name: 'Not open yet' })).toBeDisabled()
  expect(screen.getByRole('timer')).toHaveTextContent(/^Opens in (10:00|9:\d\d)$/)
})

test('is put into the calendar while its opening is far', () => {
  show(live({ opensAt: Date.now() + 40 * minute }), 'AAAA')
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeEnabled()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('that was begun elsewhere goes on at one press', () => {
  show(live({ entryUntil: Date.now() - minute }), 'AAAA', true)
  expect(screen.getByRole('button', { name: 'Continue the test' })).toBeEnabled()
})

test('of a product leads to the test series where it was not bought', () => {
  show(live({ productId: 'testseries_x' }), null)
  expect(screen.getByRole('link', { name: 'Test Series' })).toHaveAttribute('href', '/content/test-series')
  expect(screen.queryByRole('button', { name: 'I am ready to begin' })).toBeNull()
})
