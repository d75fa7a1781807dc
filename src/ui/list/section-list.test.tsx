import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { AppError, toAppError } from '@/lib/app-error'
import { reportReached, reportUnreached } from '@/lib/device/network-state'
import { CountedGrid } from './counted-grid'
import { SectionList } from './section-list'

function Place() {
  const { pathname, state } = useLocation()
  return <output aria-label="place">{JSON.stringify([pathname, state])}</output>
}

function show(
  read: { data: { id: string }[] | undefined; error: Error | null },
  { category = null, onRetry = () => undefined }: { category?: string | null; onRetry?: () => void } = {},
) {
  render(
    <MemoryRouter initialEntries={['/content/jobs?category=Courts']}>
      <SectionList read={read} onRetry={onRetry} category={category}>
        {(items) => (
          <CountedGrid items={items} category={category}>
            {({ id }) => <h2>{id}</h2>}
          </CountedGrid>
        )}
      </SectionList>
      <Place />
    </MemoryRouter>,
  )
}

const place = () => JSON.parse(screen.getByRole('status', { name: 'place' }).textContent ?? '')

describe('a section', () => {
  it('says that it is loading', () => {
    show({ data: undefined, error: null })
    expect(screen.getByRole('status', { name: 'Loading content' })).toBeVisible()
  })

  it('that failed offers to try again', async () => {
    const onRetry = vi.fn<() => void>()
    show({ data: undefined, error: toAppError(new TypeError('Failed to fetch')) }, { onRetry })
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load content. Please try again.')
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('that was never read says so without a network, and leads to what is on the device', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show({ data: undefined, error: toAppError(new TypeError('Failed to fetch')) })
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible()
    expect(screen.queryByText(/Please try again/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Downloads' })).toHaveAttribute('href', '/offline')
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()

    onLine.mockReturnValue(true)
    act(reportReached)
    expect(screen.getByRole('heading', { name: 'Failed to load content. Please try again.' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Downloads' })).toBeNull()
  })

  it('that a network which leads nowhere keeps away leads to the device too, also when the browser says "online"', () => {
    show({ data: undefined, error: toAppError(new TypeError('Failed to fetch')) })
    expect(screen.queryByRole('link', { name: 'Downloads' })).toBeNull()
    act(() => reportUnreached(null))
    expect(screen.getByRole('alert')).toHaveTextContent('It loads when you are online.')
    expect(screen.getByRole('link', { name: 'Downloads' })).toBeVisible()
    act(reportReached)
  })

  it('that was refused for want of a login leads to login, with the way back', async () => {
    const message = 'You must be signed in to perform this action.'
    show({ data: undefined, error: new AppError('unauthenticated', message) })
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    await userEvent.click(screen.getByRole('link', { name: 'Login' }))
    expect(place()).toEqual(['/login', { from: '/content/jobs?category=Courts', message }])
  })

  it('keeps an older list when reading it again fails', () => {
    show({ data: [{ id: 'Clerk' }], error: new AppError('unavailable', 'x') })
    expect(screen.getByRole('heading', { name: 'Clerk' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('without content says so, with a hint', () => {
    show({ data: [], error: null })
    expect(screen.getByRole('heading', { name: 'No content available yet' })).toBeVisible()
    expect(screen.getByText(/check back later/)).toBeVisible()
  })

  it('without content of a category names it, with a hint', () => {
    show({ data: [], error: null }, { category: 'Courts' })
    expect(screen.getByText('No content available for "Courts" category')).toBeVisible()
    expect(screen.getByText(/another category, or check back later/)).toBeVisible()
  })

  it('counts its items when a category is chosen, and only then', () => {
    const items = [{ id: 'Clerk' }, { id: 'Copyist' }]
    show({ data: items, error: null }, { category: 'Courts' })
    expect(screen.getByText('Showing 2 items in "Courts" category')).toBeVisible()
  })

  it('counts nothing without a category', () => {
    show({ data: [{ id: 'Clerk' }], error: null })
    expect(screen.queryByText(/^Showing/)).toBeNull()
  })
})
