import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExtraTimeSelect } from '@/features/preferences'
import { forgetOwner } from '@/lib/device/device-store'
import { visitor } from '@/lib/device/visitor'
import { preferencesOnDevice } from '@/own/preferences/device'
import { preferencesRepository } from '@/own/preferences/repository'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { ExtraTimeChoice } from './extra-time-choice'

const show = (what: 'choice' | 'select') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      {what === 'choice' ? <ExtraTimeChoice /> : <ExtraTimeSelect minutes={20} />}
    </QueryClientProvider>,
  )

const watch = () => ({
  read: vi.spyOn(preferencesRepository, 'read').mockResolvedValue({}),
  set: vi.spyOn(preferencesRepository, 'set').mockResolvedValue(),
})
let account: ReturnType<typeof watch>

beforeEach(() => {
  account = watch()
})
afterEach(async () => {
  vi.restoreAllMocks()
  setSignedIn(false)
  for (const owner of [visitor, student.id]) await forgetOwner(owner)
})

test('a student chooses once, and reads that the account has it', async () => {
  setSignedIn(true)
  show('choice')
  const half = screen.getByRole('radio', { name: /^Half more/ })
  expect(screen.getByRole('radio', { name: /^No extra time/ })).toBeChecked()
  await userEvent.click(half)
  expect(half).toBeChecked()
  expect(await screen.findByText('Saved in your account, for all your devices.')).toBeVisible()
  expect(account.set).toHaveBeenCalledWith(student.id, {
    extraTime: { value: 'half', at: expect.any(Number) },
  })
})

test('the choice shows at the press itself: its radio does not go back until the stored value comes', () => {
  setSignedIn(true)
  show('choice')
  const half = screen.getByRole('radio', { name: /^Half more/ })
  act(() => half.click())
  expect(half).toBeChecked()
})

test('without a network it is kept on the device, which is said', async () => {
  setSignedIn(true)
  account.read.mockRejectedValue(new Error('Failed to fetch'))
  show('choice')
  await userEvent.click(screen.getByRole('radio', { name: /^A third more/ }))
  expect(await screen.findByText(/^Saved on this device/)).toBeVisible()
  expect(screen.getByRole('radio', { name: /^A third more/ })).toBeChecked()
  expect(await preferencesOnDevice(student.id)).toMatchObject({ extraTime: { value: 'third' } })
})

test('what another device has set shows', async () => {
  setSignedIn(true)
  account.read.mockResolvedValue({ extraTime: { value: 'third', at: 1 } })
  show('choice')
  await waitFor(() => expect(screen.getByRole('radio', { name: /^A third more/ })).toBeChecked())
  expect(account.set).not.toHaveBeenCalled()
})

test('a visitor chooses where a test begins, and reads what comes of it', async () => {
  setSignedIn(false)
  show('select')
  await userEvent.selectOptions(screen.getByLabelText('Extra time'), 'A third more')
  expect(await screen.findByText('Time: 26 minutes 40 seconds (20 and a third more)')).toBeVisible()
  await waitFor(async () =>
    expect(await preferencesOnDevice(visitor)).toMatchObject({ extraTime: { value: 'third' } }),
  )
  expect(account.read).not.toHaveBeenCalled()
})
