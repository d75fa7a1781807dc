import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { createDeviceStore, visitor } from '@/lib/device/device-store'
import { keptReadsArea } from '@/lib/device/kept-read'
import '../../../../tests/testing/dialog-in-jsdom'
import { readAlready } from '../../../../tests/testing/read-already'
import { type SearchItem, searchSections } from '../model/search-item'
import { SearchDialog } from './search-dialog'

const item = (id: string, title: string, fields: Partial<SearchItem> = {}): SearchItem => ({
  id,
  title,
  text: '',
  detail: null,
  tags: '',
  url: null,
  ...fields,
})

const articles = [
  item('a', 'Constitution Day', { detail: 'National', tags: 'National' }),
  item('b', 'The census', { text: 'Who counts, and what the Constitution says of it.' }),
]
const jobs = [item('j', 'Clerk', { detail: 'Constitution Library', tags: 'Hyderabad' })]
const pdf = item('p', 'The Constitution at a glance', { url: 'https://files.example/c.pdf' })

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>
}

function show({ failed = [] as string[], isPending = false } = {}) {
  const held: Record<string, SearchItem[]> = { 'current-affairs': articles, jobs, pdfs: [pdf] }
  const sections = searchSections.map(({ id }) => id).filter((id) => !failed.includes(id))
  const items = Object.fromEntries(sections.map((id) => [id, held[id] ?? []]))
  const client = readAlready(
    isPending || sections.length === 0 ? [] : [[['search'], { items, failed }]],
    sections.length === 0 ? [['search']] : [],
  )
  if (isPending) void client.fetchQuery({ queryKey: ['search'], queryFn: () => new Promise(() => undefined) })
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/']}>
        <SearchDialog onClose={onClose} />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const field = screen.getByRole('searchbox', { name: 'Search all sections' })
  return { onClose, field }
}

it('finds as the student types, by section, with the words marked', async () => {
  const { field } = show()
  expect(field).toHaveFocus()
  await userEvent.paste('CONST')
  const found = screen.getByRole('region', { name: 'Current Affairs' })
  const links = within(found).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/current-affairs/constitution-day-a',
    '/current-affairs/the-census-b',
  ])
  expect(links[1]).toHaveTextContent('what the Constitution says')
  expect(links.flatMap((link) => [...link.querySelectorAll('mark')].map((mark) => mark.textContent))).toEqual(
    ['Const', 'Const'],
  )
  expect(screen.getByRole('region', { name: 'Jobs' })).toHaveTextContent('Clerk')
  expect(screen.getByRole('status')).toHaveTextContent('4 results')
  const file = within(screen.getByRole('region', { name: 'PDFs' })).getByRole('link')
  expect(file).toHaveAttribute('href', 'https://files.example/c.pdf')
  expect(file).toHaveAttribute('rel', 'noopener noreferrer')
})

it('Enter opens a result of what is typed, also before the list has followed', async () => {
  const { field } = show()
  await userEvent.paste('c')
  act(() => {
    fireEvent.change(field, { target: { value: 'census' } })
    fireEvent.keyDown(field, { key: 'Enter' })
  })
  expect(screen.getByTestId('place')).toHaveTextContent('/current-affairs/the-census-b')
})

it('goes through the results by the arrow keys and opens one by Enter', async () => {
  const user = userEvent.setup()
  const { field, onClose } = show()
  await user.paste('const')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('link', { name: /The census/ })).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(field).toHaveFocus()
  // Past the file, whose title has the word: it stands before the job, whose text has it.
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(screen.getByTestId('place')).toHaveTextContent('/job/j')
  expect(onClose).toHaveBeenCalledOnce()
})

it('opens the first result by Enter in the field', async () => {
  show()
  await userEvent.paste('hyderabad')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByTestId('place')).toHaveTextContent('/job/j')
})

it('says that nothing was found', async () => {
  show()
  await userEvent.paste('xyz')
  expect(screen.getByRole('heading', { name: 'Nothing found for "xyz"' })).toBeVisible()
})

it('shows that it is still searching', async () => {
  show({ isPending: true })
  await userEvent.paste('census')
  expect(screen.getByRole('status', { name: 'Searching' })).toBeVisible()
})

it('tells when a section cannot be searched, and when none can', async () => {
  show({ failed: ['videos'] })
  await userEvent.paste('clerk')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We could not search every section. For some, you see only what is saved on this device.',
  )
  expect(screen.getByRole('link', { name: /Clerk/ })).toBeVisible()
})

it('offers another try when nothing can be searched', async () => {
  show({ failed: searchSections.map(({ id }) => id) })
  await userEvent.paste('clerk')
  expect(await screen.findByRole('alert')).toHaveTextContent('Search is not available')
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

it('without a network finds what was read before, though nothing was ever searched', async () => {
  const kept = {
    shelf: __SHELF__,
    language: 'en',
    updatedAt: 1,
    holds: 'jobs',
    data: [{ id: 'j', title: 'Clerk', description: null, company: null, category: null, location: null }],
  }
  await createDeviceStore(keptReadsArea, { atSignOut: 'forgotten' }).setMany(visitor, [
    ['["section","jobs",null]', kept],
  ])
  show({ failed: searchSections.map(({ id }) => id) })
  await userEvent.paste('clerk')
  expect(await screen.findByRole('link', { name: /Clerk/ })).toHaveAttribute('href', '/job/j')
  expect(screen.getByRole('alert')).toHaveTextContent('you see only what is saved on this device')
})
