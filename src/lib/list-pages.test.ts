import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Page, Part } from './firebase/documents'
import { pagedList } from './list-pages'

type Item = { id: string }
const page = (ids: string[], next: string | null, read = ids.length): Page<Item> => ({
  items: ids.map((id) => ({ id })),
  read,
  next,
})

/** A list whose reads answer in the order of `pages`. */
function listOf(...pages: Array<Page<Item>>) {
  const asked: Part[] = []
  const list = pagedList<Item>(['section', 'jobs', null], (part) => {
    asked.push(part)
    const answer = pages.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('nothing left'))
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return { asked, client, ...list, shown: () => client.getQueryData(list.query.queryKey) }
}

test('a part that follows is added, and nothing stands there twice', async () => {
  const { client, query, readMore, shown, asked } = listOf(page(['a', 'b'], 'b'), page(['b', 'c'], 'c', 10))
  await client.fetchQuery(query)
  await readMore(client)
  expect(shown()).toEqual(page(['a', 'b', 'c'], 'c', 12))
  expect(asked).toEqual([{ count: 10 }, { count: 10, after: 'b' }])
})

test('a list that has come to its end asks for nothing', async () => {
  const { client, query, readMore, asked } = listOf(page(['a'], null))
  await client.fetchQuery(query)
  await readMore(client)
  expect(asked).toHaveLength(1)
})

test.each([
  [7, 10],
  [30, 30],
  [120, 100],
])('of %d documents on the screen, reading anew asks for %d', async (read, count) => {
  const { client, query, asked } = listOf(page(['a'], null))
  client.setQueryData(query.queryKey, page(['a'], 'a', read))
  await client.fetchQuery({ ...query, staleTime: 0 })
  expect(asked).toEqual([{ count }])
})

test('what failed to come leaves the list as it is', async () => {
  const { client, query, readMore, shown } = listOf(page(['a'], 'a'))
  await client.fetchQuery(query)
  await expect(readMore(client)).rejects.toThrow('nothing left')
  expect(shown()).toEqual(page(['a'], 'a'))
})
