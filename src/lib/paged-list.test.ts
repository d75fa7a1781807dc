import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Page } from './firebase/page'
import { pagedList } from './paged-list'

type Item = { id: string }

/** A list of so many documents. */
function listOf(length: number) {
  const asked: number[] = []
  const list = pagedList<Item>(['section', 'jobs', null], (count) => {
    asked.push(count)
    if (length < 0) return Promise.reject(new Error('gone'))
    const read = Math.min(count, length)
    const items = Array.from({ length: read }, (_, index) => ({ id: String(index) }))
    return Promise.resolve({ items, read, isFull: read === count })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = () => client.getQueryData<Page<Item>>(list.query.queryKey)
  return { asked, client, ...list, shown }
}

test('ten are read, then ten more, up to the end', async () => {
  const { client, query, readMore, shown, asked } = listOf(24)
  await client.fetchQuery(query)
  await readMore(client)
  await readMore(client)
  expect(asked).toEqual([10, 20, 30])
  expect(shown()).toMatchObject({ read: 24, isFull: false })
})

test('a beginning that is switched off is passed over, in one query', async () => {
  const asked: number[] = []
  const { query } = pagedList<Item>(['section', 'jobs', null], (count) => {
    asked.push(count)
    const read = Math.min(count, 24)
    const items = Array.from({ length: Math.max(0, read - 12) }, (_, index) => ({ id: String(index) }))
    return Promise.resolve({ items, read, isFull: read === count })
  })
  const page = await new QueryClient().fetchQuery(query)
  expect(asked).toEqual([10, 100])
  expect(page).toMatchObject({ read: 24, isFull: false })
  expect(page.items).toHaveLength(12)
})

test('a list of nothing but what is switched off is read to the limit, once', async () => {
  const asked: number[] = []
  const { query } = pagedList<Item>(['section', 'jobs', null], (count) => {
    asked.push(count)
    return Promise.resolve({ items: [], read: count, isFull: true })
  })
  expect(await new QueryClient().fetchQuery(query)).toMatchObject({ items: [], read: 100 })
  expect(asked).toEqual([10, 100])
})

test('reading the list anew takes nothing off the screen', async () => {
  const { client, query, readMore, asked } = listOf(24)
  await client.fetchQuery(query)
  await readMore(client)
  await client.refetchQueries()
  expect(asked.slice(0, 2)).toEqual([10, 20])
  await client.fetchQuery({ ...query, staleTime: 0 })
  expect(asked.at(-1)).toBe(20)
})

test('a page that could not be read leaves the list as it is', async () => {
  const { client, query, readMore, shown } = listOf(-1)
  const page = { items: [{ id: 'a' }], read: 10, isFull: true }
  client.setQueryData(query.queryKey, page)
  await expect(readMore(client)).rejects.toThrow('gone')
  expect(shown()).toEqual(page)
})
