import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { reportReached, reportUnreached } from '@/lib/device/network-state'
import { NetworkLine } from './network-line'

afterEach(() => act(reportReached))

const show = () =>
  render(
    <MemoryRouter>
      <Link to="/about">About</Link>
      <NetworkLine />
    </MemoryRouter>,
  )

test('the offline line stays closed on the next layout, until the network is back', async () => {
  const { unmount } = show()
  act(() => reportUnreached(null))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('You are offline.')).toBeNull()

  unmount()
  show()
  expect(screen.queryByText('You are offline.')).toBeNull()

  act(reportReached)
  act(() => reportUnreached(null))
  expect(screen.getByText('You are offline.')).toBeVisible()
})

test('a closed offline line comes back when the screen shows older data', async () => {
  show()
  act(() => reportUnreached(Date.parse('2026-11-21T05:12:00Z')))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  act(() => reportUnreached(Date.parse('2026-11-20T05:12:00Z')))
  expect(screen.getByText(/Showing what was saved on 20 Nov/)).toBeVisible()
})

test('the date of older data goes with the page that shows them, and a closed line stays closed', async () => {
  show()
  act(() => reportUnreached(null))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  act(() => reportUnreached(Date.parse('2026-11-21T05:12:00Z')))
  expect(screen.getByText(/Showing what was saved on 21 Nov/)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'About' }))
  expect(screen.queryByText(/You are offline/)).toBeNull()
})
