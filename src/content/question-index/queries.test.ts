import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { questionIndexQuery } from './queries'
import { questionIndexRepository } from './repository'
import type { StoredIndex } from './schema'

test('the index that is there is what the next question to the server is about, a day later', async () => {
  const stored: StoredIndex = { version: 'a', parts: [{ topics: 'Economy', tests: 'quiz/a free q 0=1' }] }
  const read = vi.spyOn(questionIndexRepository, 'read').mockResolvedValue(stored)
  const client = new QueryClient()
  await client.fetchQuery(questionIndexQuery)
  await client.fetchQuery(questionIndexQuery)
  expect(read.mock.calls).toEqual([[null]])
  await client.fetchQuery({ ...questionIndexQuery, staleTime: 0 })
  expect(read.mock.calls).toEqual([[null], [stored]])
})
