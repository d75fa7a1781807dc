import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetOwner } from '@/lib/device/device-store'
import { visitor } from '@/lib/device/visitor'
import { Alerts } from '@/ui/dialog/alerts'
import '../../../../tests/testing/dialog-in-jsdom'
import type { Savable } from '@/own/saved/query'
import { savedDevice, savedSync } from '@/own/saved/sync'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { SavedPage } from '../pages/saved-page'
import { SaveButton } from './save-button'

const job: Savable = {
  kind: 'job',
  itemId: 'b',
  title: 'Junior Assistant',
  detail: 'District office',
  url: null,
}

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <SaveButton item={job} />
        <SavedPage />
        <Alerts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const stars = () => screen.getAllByRole('button', { name: 'Save for later: Junior Assistant' })

beforeEach(() => setSignedIn(false))
afterEach(async () => {
  vi.restoreAllMocks()
  await forgetOwner(visitor)
})

it('a visitor saves, finds it in the list, takes it off there, and may undo that', async () => {
  const user = userEvent.setup()
  show()
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await user.click(stars()[0] as HTMLElement)
  expect(await screen.findByRole('link', { name: 'Junior Assistant' })).toHaveAttribute('href', '/job/b')
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(stars().map((star) => star.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
  await waitFor(async () => expect(await savedSync.known(visitor)).toHaveLength(1))

  await user.click(stars()[1] as HTMLElement)
  expect(stars().map((star) => star.getAttribute('aria-pressed'))).toEqual(['false', 'false'])
  expect(screen.getByRole('link', { name: 'Junior Assistant' })).toBeVisible()
  await waitFor(async () => expect(await savedSync.known(visitor)).toHaveLength(0))
})

it('a star that neither device nor account keeps is taken back with a message', async () => {
  vi.spyOn(savedSync, 'change').mockRejectedValue(new Error('full'))
  const user = userEvent.setup()
  show()
  await user.click(stars()[0] as HTMLElement)
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('This could not be saved.')
  expect(stars()[0]).toHaveAttribute('aria-pressed', 'false')
  // Alerts wait for each other, also from test to test.
  await user.click(screen.getByRole('button', { name: 'OK' }))
})

it('who has saved 200 items is told why one more is not saved', async () => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    ...job,
    itemId: `job-${index}`,
    savedAt: 1_790_000_000_000 + index,
  }))
  await savedDevice.add(
    visitor,
    items.map((item) => ({ item, state: 'saved' })),
  )
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SaveButton item={job} />
      <Alerts />
    </QueryClientProvider>,
  )
  await user.click(stars()[0] as HTMLElement)
  const words = 'You can save 200 items. Please remove one of them first.'
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(words)
  expect(stars()[0]).toHaveAttribute('aria-pressed', 'false')
  expect(await savedSync.known(visitor)).toHaveLength(200)
})

it('shows what the device keeps when the account cannot be asked, and says so', async () => {
  setSignedIn(true)
  vi.spyOn(savedSync, 'known').mockResolvedValue([{ ...job, savedAt: 1 }])
  vi.spyOn(savedSync, 'read').mockRejectedValue(new Error('Failed to fetch'))
  show()
  expect(await screen.findByText(/We could not reach your account/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Junior Assistant' })).toBeVisible()
})

it('offers another try when there is nothing to show and the account cannot be asked', async () => {
  setSignedIn(true)
  vi.spyOn(savedSync, 'known').mockResolvedValue([])
  const read = vi.spyOn(savedSync, 'read').mockRejectedValueOnce(new Error('Failed to fetch'))
  read.mockResolvedValueOnce([{ ...job, savedAt: 1 }])
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: 'Junior Assistant' })).toBeVisible()
})
