import 'fake-indexeddb/auto'
import '../../../../tests/testing/dialog-in-jsdom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { userRepository } from '@/session/user-repository'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { SignOutEverywhere } from './sign-out-everywhere'

// The mocked one of signed-in.ts: a static import would come before the mock.
const { authRepository } = await import('@/session/auth-repository')

beforeEach(() => {
  vi.spyOn(authRepository, 'idToken').mockResolvedValue('token-of-ravi')
  vi.spyOn(authRepository, 'ready').mockResolvedValue()
  const { id, email, phone } = student
  const record = {
    id,
    email,
    phone,
    name: 'Ravi Kumar',
    isActive: true,
    testSeriesNames: [],
    resourceNames: [],
  }
  vi.spyOn(userRepository, 'find').mockResolvedValue(record)
  setSignedIn(true)
})

async function ask() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SignOutEverywhere uid="ravi" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  return within(screen.getByRole('dialog', { name: 'Sign out everywhere' }))
}

test('asks first, and nothing ends when the student cancels', async () => {
  const called = vi.spyOn(globalThis, 'fetch')
  const dialog = await ask()
  expect(dialog.getByText(/Answers that are not synced yet are lost/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(called).not.toHaveBeenCalled()
})

test('a failure is told and can be tried again; then the endpoint is asked by token and this device signs out', async () => {
  const left = vi.spyOn(authRepository, 'signOut').mockResolvedValue()
  const called = vi
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(Response.json({ error: 'down' }, { status: 503 }))
    .mockResolvedValueOnce(Response.json({ signedOut: true }))
  const dialog = await ask()
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  await press()
  expect(await dialog.findByText('Network error. Please check your internet connection.')).toBeVisible()
  await press()
  expect(await dialog.findByText('You could not be signed out everywhere. Please try again.')).toBeVisible()
  expect(left).not.toHaveBeenCalled()
  await press()
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
  const [url, request] = called.mock.lastCall ?? []
  expect(url).toMatch(/\/api\/sign-out-everywhere$/)
  expect(request).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer token-of-ravi' } })
})
