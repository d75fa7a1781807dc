import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { SavedItem } from './item'
import { savedQuery } from './query'
import { savedSync } from './sync'

vi.mock('./sync', () => ({ savedSync: { known: vi.fn(), read: vi.fn() } }))
const sync = vi.mocked(savedSync)

const item: SavedItem = { kind: 'job', itemId: 'j1', title: 'Clerk', detail: null, url: null, savedAt: 1 }

afterEach(() => {
  document.body.innerHTML = ''
  vi.clearAllMocks()
})

test('with nothing on the device the account is asked while the page still loads, which may wait for the answer', async () => {
  document.body.innerHTML = '<p data-loading=""></p>'
  sync.known.mockResolvedValue([])
  sync.read.mockResolvedValue([item])
  const client = new QueryClient()
  expect(await client.fetchQuery(savedQuery('asha'))).toEqual([item])
  expect(document.querySelector('[data-loading]')).not.toBeNull()
})

test('what the device keeps shows at once, and the account is asked behind what the page is about', async () => {
  document.body.innerHTML = '<p data-loading=""></p>'
  sync.known.mockResolvedValue([item])
  sync.read.mockResolvedValue([])
  const client = new QueryClient()
  const { queryKey } = savedQuery('asha')
  const read = client.fetchQuery(savedQuery('asha'))
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([item]))
  expect(sync.read).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  expect(await read).toEqual([])
})

test('the account is not asked any more about a student who has left', async () => {
  document.body.innerHTML = '<p data-loading=""></p>'
  sync.known.mockResolvedValue([item])
  const client = new QueryClient()
  const { queryKey } = savedQuery('asha')
  const read = client.fetchQuery(savedQuery('asha')).catch(() => 'given up')
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([item]))
  client.removeQueries({ queryKey })
  document.body.innerHTML = ''
  expect(await read).toBe('given up')
  expect(sync.read).not.toHaveBeenCalled()
})
