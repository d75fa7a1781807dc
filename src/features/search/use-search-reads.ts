import { useQueries } from '@tanstack/react-query'
import { type SearchSection, searchSections } from './model/search-section'
import type { SearchItem } from './search-item-schema'
import { searchQuery } from './search-query'

export interface SearchReads {
  /** What has been read so far. */
  items: Partial<Record<SearchSection, readonly SearchItem[]>>
  isPending: boolean
  /** How many sections could not be read and are not kept on this device either. */
  failed: number
  retry: () => void
}

/** Reads every section's list, each on its own, so that one that fails takes no other with it. */
export function useSearchReads(): SearchReads {
  const reads = useQueries({ queries: searchSections.map(({ id }) => searchQuery(id)) })
  const failed = reads.filter(({ isError, data }) => isError && data === undefined)
  return {
    items: Object.fromEntries(searchSections.map(({ id }, index) => [id, reads[index]?.data ?? []])),
    isPending: reads.some((read) => read.isPending),
    failed: failed.length,
    retry: () => {
      for (const read of failed) void read.refetch()
    },
  }
}
