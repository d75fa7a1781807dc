import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Page } from '@/lib/firebase/page'
import { pagedList, usePagedList } from '@/lib/paged-list'
import { SectionList } from './section-list'

type Item = { id: string }

const items = (from: number, to: number): Item[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: `${from + index}` }))

function List({ readFirst }: { readFirst: (count: number) => Promise<Page<Item>> }) {
  const read = usePagedList(pagedList(['section', 'jobs', null], readFirst))
  return (
    <SectionList read={read} onRetry={() => undefined} category={null}>
      {(shown) => (
        <ul>
          {shown.map(({ id }) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
      )}
    </SectionList>
  )
}

/** A list of 24; `answer` is asked before each read after the first. */
function show(answer: () => Promise<void> = () => Promise.resolve()) {
  const asked: number[] = []
  const readFirst = async (count: number): Promise<Page<Item>> => {
    asked.push(count)
    if (asked.length > 1) await answer()
    const read = Math.min(24, count)
    return { items: items(1, read), read, isFull: read === count }
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <List readFirst={readFirst} />
    </QueryClientProvider>,
  )
  return { asked, client }
}

const more = () => screen.findByRole('button', { name: 'Show more' })
/** A longer list is drawn after the press, when the machine gets to it. */
const shows = (count: number) => waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count))

test('reads ten more, to the end, and says where it is', async () => {
  const { asked } = show()
  await userEvent.click(await more())
  await shows(20)
  expect(screen.getByRole('status')).toHaveTextContent('20 are shown.')
  await userEvent.click(await more())
  await shows(24)
  expect(screen.getByRole('status')).toHaveTextContent('24 are shown.')
  // The button is gone; the reading goes on where it was.
  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(asked).toEqual([10, 20, 30])
})

test('reads once however often it is pressed', async () => {
  let arrive = () => {}
  const { asked } = show(() => new Promise((resolve) => (arrive = resolve)))
  await userEvent.dblClick(await more())
  expect(screen.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true')
  arrive()
  await more()
  expect(asked).toHaveLength(2)
  await shows(20)
})

test('says when it failed, and tries again', async () => {
  let fails = true
  show(() => (fails ? Promise.reject(new Error('gone')) : Promise.resolve()))
  await userEvent.click(await more())
  expect(await screen.findByText('The next ones could not be loaded.')).toBeVisible()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await shows(20)
})

test('what is on the screen stays when the list is read again', async () => {
  const { asked, client } = show()
  await userEvent.click(await more())
  await shows(20)
  await client.invalidateQueries()
  await shows(20)
  expect(asked).toEqual([10, 20, 20])
  expect(await more()).toBeVisible()
})
