import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { createDeviceStore } from '@/lib/device/device-store'

const store = createDeviceStore('recent-searches', { atSignOut: 'forgotten' })
const key = 'list'

/** How many are stored. */
const most = 5

const schema = z.array(z.string())

function parse(value: unknown): string[] {
  const { success, data } = schema.safeParse(value)
  return success ? data : []
}

/** What the owner searched for on this device and found, the latest first; empty where the device stores nothing. */
export const recentSearchesQuery = (owner: string) =>
  queryOptions({
    queryKey: ['recent-searches', owner],
    queryFn: () => store.get(owner, key).then(parse, () => []),
    networkMode: 'always',
    gcTime: 0,
  })

/** Stores a search as the latest. Never rejects. */
export const storeSearch = (owner: string, query: string): Promise<void> =>
  store
    .update(owner, [key], (_, value) => {
      const before = parse(value).filter((one) => one.toLowerCase() !== query.toLowerCase())
      return [query, ...before].slice(0, most)
    })
    .catch(() => undefined)

/** Removes them all. Never rejects. */
export const clearSearches = (owner: string): Promise<void> => store.delete(owner, key).catch(() => undefined)
