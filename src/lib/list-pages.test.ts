import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { joinPages, shownPart } from './list-pages'

const page = (ids: string[], next: string | null, read = ids.length) => ({
  items: ids.map((id) => ({ id })),
  read,
  next,
})

test('a part that follows is added, and nothing stands there twice', () => {
  expect(joinPages(page(['a', 'b'], 'b'), page(['b', 'c'], 'c', 10))).toEqual(page(['a', 'b', 'c'], 'c', 12))
})

describe('a list is read again', () => {
  const queryKey = ['section', 'jobs', null] as const
  const partWith = (read: number | null) => {
    const client = new QueryClient()
    if (read !== null) client.setQueryData(queryKey, page([], null, read))
    return shownPart({ client, queryKey })
  }
  test.each([
    [null, 10],
    [7, 10],
    [30, 30],
    [120, 100],
  ])('of which %j documents were read: %d are asked for', (read, count) => {
    expect(partWith(read)).toEqual({ count })
  })
})
