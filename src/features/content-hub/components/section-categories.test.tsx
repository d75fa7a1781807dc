import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useSearchParams } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { chosenCategory, sectionKey } from '@/domain/content-section'
import { hubSectionOf } from '../model/sections'
import { SectionCategories } from './section-categories'

const section = hubSectionOf(paths.contentCurrentAffairs)

/** The section's own list, with a read that is counted instead of sent. */
function List({ read }: { read: (category: string | null) => string }) {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const { data } = useQuery({ queryKey: sectionKey(section.id, category), queryFn: () => read(category) })
  return <p>{data}</p>
}

function Address() {
  return <output aria-label="address">{useLocation().search}</output>
}

function show(search: string) {
  const read = vi.fn((category: string | null) => `list of ${category ?? 'all'}`)
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })}
    >
      <MemoryRouter initialEntries={[paths.contentCurrentAffairs + search]}>
        <SectionCategories section={section} />
        <List read={read} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return read
}

const address = () => screen.getByRole('status', { name: 'address' }).textContent
const choose = (name: string) => userEvent.click(screen.getByRole('link', { name }))

it('offers All and the fixed twelve, and marks the chosen one', () => {
  show('?category=Awards')
  expect(screen.getAllByRole('link')).toHaveLength(13)
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Awards')
})

it('makes no chip of what only the address names', () => {
  show('?category=Buy+now')
  expect(screen.queryByRole('link', { name: 'Buy now' })).toBeNull()
  expect(screen.queryByRole('link', { current: true })).toBeNull()
})

it('keeps date and order when the category changes', async () => {
  show('?category=Awards&date=2026-11-20&sort=oldest')
  await choose('Economy')
  expect(address()).toBe('?category=Economy&date=2026-11-20&sort=oldest')
  await choose('All')
  expect(address()).toBe('?date=2026-11-20&sort=oldest')
})

it('reads a category again when it is chosen again, and leaves the others alone', async () => {
  const read = show('')
  await screen.findByText('list of all')
  await choose('Awards')
  await screen.findByText('list of Awards')
  await choose('Awards')
  await waitFor(() => expect(read.mock.calls).toEqual([[null], ['Awards'], ['Awards']]))
  await choose('All')
  await waitFor(() => expect(read).toHaveBeenCalledTimes(4))
  expect(read).toHaveBeenLastCalledWith(null)
})
