import { queryOptions, useQuery } from '@tanstack/react-query'
import { kept } from '@/content/kept'
import { keptReads } from '@/lib/device/kept-read'
import { sessionOwner } from '@/session'
import { type ItemsBySection, keptSearchItems } from './model/kept-search-items'
import { type SearchSection, searchSections } from './model/search-item'
import { searchRepository } from './search-repository'

/** Milliseconds: a section has up to a hundred documents, which are not read again for each search. */
const freshFor = 60 * 60_000

interface SearchedSections {
  items: ItemsBySection
  /** The sections that could not be read. */
  failed: readonly SearchSection[]
}

/**
 * What can be searched, by section; stored on the device, so that search also works offline. A section that cannot be read
 * does not affect the others; the next search reads it again. @throws AppError when none can be read.
 */
const searchQuery = queryOptions({
  queryKey: ['search'],
  queryFn: async ({ client }): Promise<SearchedSections> => {
    const known = client.getQueryData<SearchedSections>(['search'])?.items
    const read = await Promise.allSettled(searchSections.map(({ id }) => searchRepository[id]()))
    const failed = searchSections.filter((_, index) => read[index]?.status === 'rejected')
    const [first] = read
    if (failed.length === read.length && first?.status === 'rejected') throw first.reason
    const found = searchSections.flatMap(({ id }, index) => {
      const one = read[index]
      return one?.status === 'fulfilled' ? [[id, one.value] as const] : []
    })
    return { items: { ...known, ...Object.fromEntries(found) }, failed: failed.map(({ id }) => id) }
  },
  staleTime: ({ state }) => (state.data?.failed.length ? 0 : freshFor),
  meta: { ...kept('parts'), freshFor },
})

/** The documents that other pages have read and stored on the device; none where it stores nothing. */
const deviceItemsQuery = queryOptions({
  queryKey: ['kept-search-items'],
  queryFn: async (): Promise<ItemsBySection> =>
    keptReads.entries(sessionOwner()).then(keptSearchItems, (): ItemsBySection => ({})),
  staleTime: 0,
  gcTime: 0,
})

export interface SearchReads {
  items: ItemsBySection
  isPending: boolean
  /** How many sections could not be read; `items` has the documents of these that are on the device. */
  failed: number
  retry: () => void
}

/** Reads what every section offers. */
export function useSearchReads(): SearchReads {
  const { data, isError, isPending, refetch } = useQuery(searchQuery)
  const failed = isError && !data ? searchSections.map(({ id }) => id) : (data?.failed ?? [])
  const { data: onDevice } = useQuery({ ...deviceItemsQuery, enabled: failed.length > 0 })
  return {
    items: { ...onDevice, ...data?.items },
    isPending: isPending || (failed.length > 0 && onDevice === undefined),
    failed: failed.length,
    retry: () => void refetch(),
  }
}
