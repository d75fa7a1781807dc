import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { createDeviceStore, visitor } from '@/lib/device/device-store'
import { keptReadsArea } from '@/lib/device/kept-read'
import '../../../../tests/testing/dialog-in-jsdom'
import { readAlready } from '../../../../tests/testing/read-already'
import type { SearchItem } from '../model/search-item'
import { SearchDialog } from './search-dialog'

const item = (
  kind: SearchItem['kind'],
  id: string,
  title: string,
  fields: Partial<SearchItem> = {},
): SearchItem => ({
  kind,
  id,
  title,
  text: '',
  detail: null,
  tags: '',
  url: null,
  ...fields,
})

const items = [
  item('current-affairs', 'a', 'Constitution Day', { detail: 'National', tags: 'National' }),
  item('current-affairs', 'b', 'The census', { text: 'Who counts, and what the Constitution says of it.' }),
  item('jobs', 'j', 'Clerk', { detail: 'Constitution Library', tags: 'Hyderabad' }),
  item('pdfs', 'p', 'The Constitution at a glance', { url: 'https://files.example/c.pdf' }),
]
const synonyms = [['constitution', 'rajyangam', 'polity']]

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>
}

function show({ isFailed = false, isPending = false } = {}) {
  const findable = { version: 'v', language: 'en', items, synonyms }
  const client = readAlready(
    isPending || isFailed ? [] : [[['search'], findable]],
    isFailed ? [['search']] : [],
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

it('marks what a misspelt word and a word of another language stand for', async () => {
  show()
  await userEvent.paste('constituton glanse')
  const file = await screen.findByRole('link', { name: /^The Constitution at a glance/ })
  const marked = () => [...file.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marked()).toEqual(['Constitution', 'glance'])
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.paste('rajyangam')
  const day = await screen.findByRole('link', { name: /^Constitution Day/ })
  expect([...day.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Constitution'])
})

it('offers another try when nothing can be searched', async () => {
  show({ isFailed: true })
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
  show({ isFailed: true })
  await userEvent.paste('clerk')
  expect(await screen.findByRole('link', { name: /Clerk/ })).toHaveAttribute('href', '/job/j')
  expect(screen.getByRole('alert')).toHaveTextContent('You see only what is saved on this device')
})

it('offers topics and sections before anything is typed, and stores a search that was followed', async () => {
  const { onClose } = show()
  const topics = screen.getByRole('region', { name: 'Topics' })
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Test Series' })).toHaveAttribute('href', '/content/test-series')
  await userEvent.keyboard('{Enter}')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(within(topics).getByRole('button', { name: 'Polity' }))
  const field = screen.getByRole('searchbox')
  expect(field).toHaveValue('Polity')
  expect(field).toHaveFocus()
  await userEvent.clear(field)
  await userEvent.paste(' Census ')
  await userEvent.keyboard('{Enter}')
  cleanup()

  show()
  const recent = await screen.findByRole('region', { name: 'Recent searches' })
  expect(within(recent).getByRole('button', { name: 'Census' })).toBeVisible()
  await userEvent.click(within(recent).getByRole('button', { name: 'Clear' }))
  expect(recent).not.toBeInTheDocument()
  cleanup()
  show()
  await screen.findByRole('region', { name: 'Topics' })
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
})

it('puts pages behind what has the words as they are typed', async () => {
  show()
  await userEvent.paste('constitution')
  const labels = screen.getAllByRole('region').map((one) => one.querySelector('h3')?.textContent)
  expect(labels.at(-1)).toBe('Pages')
})
