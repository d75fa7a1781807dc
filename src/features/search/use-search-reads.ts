import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { kept } from '@/content/kept'
import { keptReads } from '@/lib/device/kept-read'
import { sessionOwner } from '@/session'
import { type ItemsBySection, keptSearchItems } from './model/kept-search-items'
import { type SearchSection, searchSections } from './model/search-item'
import { searchRepository } from './search-repository'

/** Milliseconds: a section has up to a hundred documents, which are not read again for each search. */
const freshFor = 60 * 60_000

/** What a section offers to the search; stored on the device, so that it is searched offline too. */
const searchQuery = (section: SearchSection) =>
  queryOptions({
    queryKey: ['search', section],
    queryFn: () => searchRepository[section](),
    staleTime: freshFor,
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

/** Reads the list of every section. A section that fails does not affect the others. */
export function useSearchReads(): SearchReads {
  const reads = useQueries({ queries: searchSections.map(({ id }) => searchQuery(id)) })
  const failed = reads.filter(({ isError, data }) => isError && data === undefined)
  const { data: onDevice } = useQuery({ ...deviceItemsQuery, enabled: failed.length > 0 })
  return {
    items: Object.fromEntries(
      searchSections.map(({ id }, index) => {
        const read = reads[index]
        return [id, read?.data ?? (read?.isError ? onDevice?.[id] : undefined) ?? []]
      }),
    ),
    isPending: reads.some((read) => read.isPending) || (failed.length > 0 && onDevice === undefined),
    failed: failed.length,
    retry: () => {
      for (const read of failed) void read.refetch()
    },
  }
}
