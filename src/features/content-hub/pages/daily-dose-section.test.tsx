import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { dailyDosesList } from '@/content/daily-doses/queries'
import { dailyDoseSchema } from '@/content/daily-doses/schema'
import '../../../../tests/dialog-in-jsdom'
import { readAlready } from '../../../../tests/read-already'
import { setSignedIn } from '../../../../tests/signed-in'
import { DailyDoseSection } from './daily-dose-section'

const doses = [
  dailyDoseSchema.parse({ id: 'free', title: 'Free dose', content: 'Free words.' }),
  dailyDoseSchema.parse({ id: 'paid', title: 'Paid dose', content: 'Paid words.', price: 25, isPaid: false }),
]

function LoginPage() {
  return <p>{JSON.stringify(useLocation().state)}</p>
}

function show(isSignedIn: boolean, search = '') {
  setSignedIn(isSignedIn)
  const page = { items: doses, read: doses.length, isFull: false }
  render(
    <QueryClientProvider client={readAlready([[dailyDosesList(null).query.queryKey, page]])}>
      <MemoryRouter initialEntries={[`/content/daily-dose${search}`]}>
        <Routes>
          <Route path="/content/daily-dose" element={<DailyDoseSection />} />
          <Route path="/login" element={<LoginPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

afterEach(() => setSignedIn(false))

test('a dose with a price leads a visitor to login, and back', async () => {
  show(false)
  await userEvent.click(screen.getByRole('link', { name: 'Paid dose' }))
  expect(screen.getByText(/Please login to access paid content/)).toHaveTextContent(
    '"from":"/content/daily-dose"',
  )
})

test('nor does its own address show it to a visitor, and no step leads there', () => {
  show(false, '?dose=paid')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText('Paid words.')).not.toBeInTheDocument()
})

test('a student reads both', async () => {
  show(true)
  await userEvent.click(screen.getByRole('button', { name: 'Paid dose' }))
  expect(screen.getByRole('dialog', { name: 'Paid dose' })).toHaveTextContent('Paid words.')
})
