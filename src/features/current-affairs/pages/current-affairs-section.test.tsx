import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import '../../../../tests/testing/dialog-in-jsdom'
import { currentAffairQuery, currentAffairsList, importantQuery } from '@/content/current-affairs/queries'
import { type CurrentAffair, currentAffairSchema } from '@/content/current-affairs/schema'
import { markBeginning } from '@/lib/edition'
import { stubIntersections } from '../../../../tests/testing/screen-stubs'
import { CurrentAffairsSection } from './current-affairs-section'

beforeEach(() => stubIntersections(false))

const article = (id: string, day: number, fields: object = {}): CurrentAffair =>
  currentAffairSchema.parse({
    id,
    title: `Article ${id}`,
    content: `Text of ${id}`,
    date: `2026-11-${day}T07:00:00+05:30`,
    ...fields,
  })
const listed = [article('older', 18), article('newer', 20, { source: 'PIB' })]
const ancient = article('ancient', 10, { isImportant: true })

/** The section with its reads already done. */
function show(search = '', category: string | null = null, important = [ancient], isPart = false) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(currentAffairsList(category).query.queryKey, {
    items: listed,
    read: listed.length,
    isFull: false,
  })
  client.setQueryData(importantQuery.queryKey, important)
  for (const read of [...listed, ancient])
    client.setQueryData(currentAffairQuery({ id: read.id }).queryKey, read)
  if (isPart) markBeginning(client.getQueryData(currentAffairsList(category).query.queryKey))
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/content/current-affairs${search}`]}>
        <CurrentAffairsSection />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return client
}

const cards = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)

it('shows what is important above everything else, and opens it even if the list is past it', async () => {
  show()
  const region = await screen.findByRole('region', { name: 'Important' })
  expect(region).toHaveTextContent('Article ancient')
  await userEvent.click(screen.getByRole('link', { name: /Article ancient/ }))
  expect(await screen.findByRole('dialog', { name: 'Article ancient' })).toBeVisible()
  expect(screen.getByText('Source: Unknown')).toBeVisible()
})

it('shows an important article once, and steps over all', async () => {
  show('', null, [article('newer', 20)])
  expect(cards()).toEqual(['Article older'])
  await userEvent.click(screen.getByRole('link', { name: /Article older/ }))
  expect(await screen.findByText('2 of 2')).toBeVisible()
})

it('an article that is important no longer is back in the list', async () => {
  const client = show('', null, [article('newer', 20)])
  act(() => void client.setQueryData(importantQuery.queryKey, [ancient]))
  await waitFor(() => expect(cards()).toEqual(['Article newer', 'Article older']))
})

it('the beginning of a list that the page came with is not searched for a date', () => {
  show('?date=2026-11-19', null, [], true)
  expect(screen.getByRole('status', { name: 'Loading content' })).toBeVisible()
  expect(screen.queryByText('No content available for this date')).toBeNull()
})

it('shows an important article in its place when something is chosen', () => {
  show('?sort=oldest', null, [article('newer', 20)])
  expect(cards()).toEqual(['Article older', 'Article newer'])
})

it.each(['?sort=oldest', '?date=2026-11-20', '?month=2026-11'])(
  'keeps to what is asked for with %s',
  (search) => {
    show(search)
    expect(screen.queryByRole('region', { name: 'Important' })).toBeNull()
  },
)

it('keeps to a category, and counts it with the date filter', () => {
  show('?category=Economy&date=2026-11-20', 'Economy')
  expect(screen.queryByRole('region', { name: 'Important' })).toBeNull()
  expect(cards()).toEqual(['Article newer'])
  expect(screen.getByText('Showing 1 item in "Economy" category')).toBeVisible()
})

it('steps over the full list although a date filter shows only a part of it', async () => {
  show('?date=2026-11-20')
  await userEvent.click(screen.getByRole('link', { name: 'Article newer' }))
  expect(await screen.findByText('1 of 2')).toBeVisible()
  expect(screen.getByText(/^Source:/)).toHaveTextContent('Source: PIB')
})

it('says when nothing was dated so, and how to go on', async () => {
  show('?date=2026-11-19')
  expect(await screen.findByRole('heading', { name: 'No content available for this date' })).toBeVisible()
  const clear = screen.getAllByRole('button', { name: 'Clear' }).at(-1)
  if (clear) await userEvent.click(clear)
  expect(cards()).toEqual(['Article newer', 'Article older'])
})
