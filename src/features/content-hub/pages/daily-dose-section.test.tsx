import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { dailyDosesList } from '@/content/daily-doses/queries'
import { dailyDoseSchema } from '@/content/daily-doses/schema'
import '../../../../tests/testing/dialog-in-jsdom'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { DailyDoseSection } from './daily-dose-section'

const doses = [
  dailyDoseSchema.parse({ id: 'free', title: 'Free dose', content: 'Free words.' }),
  dailyDoseSchema.parse({ id: 'paid', title: 'Paid dose', price: 25, isPaid: false }),
]
/** As it stands apart from the list (docs/decisions/034). */
const body = dailyDoseSchema.parse({ id: 'access', title: 'Paid dose', content: 'Paid words.' })

function LoginPage() {
  return <p>{JSON.stringify(useLocation().state)}</p>
}

function show(search = '', Section = DailyDoseSection) {
  const page = { items: doses, read: doses.length, isFull: false }
  render(
    <QueryClientProvider
      client={readAlready([
        [dailyDosesList(null).query.queryKey, page],
        [['daily-dose', student.id, 'paid'], body],
      ])}
    >
      <MemoryRouter initialEntries={[`/content/daily-dose${search}`]}>
        <Routes>
          <Route path="/content/daily-dose" element={<Section />} />
          <Route path="/login" element={<LoginPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

afterEach(() => setSignedIn(false))

test('a dose with a price leads a visitor to login, and back', async () => {
  setSignedIn(false)
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Paid dose' }))
  expect(screen.getByText(/Please login to access paid content/)).toHaveTextContent(
    '"from":"/content/daily-dose"',
  )
})

test('its own address does not show it to a visitor, and no step leads there', () => {
  setSignedIn(false)
  show('?dose=paid')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText('Paid words.')).not.toBeInTheDocument()
})

test('a student reads both', async () => {
  setSignedIn(true)
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Paid dose' }))
  expect(screen.getByRole('dialog', { name: 'Paid dose' })).toHaveTextContent('Paid words.')
})

/** The page of a device that keeps `copy`, before anybody is known. @returns what says whom the device remembers */
async function showLoading(copy: object | null) {
  // The session of a page that has just been opened.
  vi.resetModules()
  const { recallSession } = await import('@/session')
  const section = await import('./daily-dose-section')
  if (copy) localStorage.setItem('user', JSON.stringify(copy))
  show('', section.DailyDoseSection)
  return () =>
    act(() => {
      recallSession('signed-out')
    })
}

test('a paid dose that a student presses before the session is known opens when it is', async () => {
  const recall = await showLoading(student)
  await userEvent.click(screen.getByRole('button', { name: 'Paid dose' }))
  expect(screen.queryByText('Paid words.')).not.toBeInTheDocument()
  recall()
  expect(screen.getByRole('dialog', { name: 'Paid dose' })).toHaveTextContent('Paid words.')
})

test('a paid dose that a visitor presses before the session is known stays closed, and then leads to login', async () => {
  const recall = await showLoading(null)
  await userEvent.click(screen.getByRole('button', { name: 'Paid dose' }))
  recall()
  expect(screen.queryByText('Paid words.')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Paid dose' })).toHaveAttribute('href', '/login')
})
