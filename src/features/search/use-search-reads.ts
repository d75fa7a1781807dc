import { useQueries } from '@tanstack/react-query'
import type { ItemsBySection } from './model/kept-search-items'
import { searchSections } from './model/search-item'
import { searchQuery } from './search-query'
import { useKeptSearchItems } from './use-kept-search-items'

export interface SearchReads {
  /** What has been read so far. */
  items: ItemsBySection
  isPending: boolean
  /** How many sections could not be read; of these `items` holds what this device has kept of other reads. */
  failed: number
  retry: () => void
}

/** Reads every section's list, each on its own, so that one that fails takes no other with it. */
export function useSearchReads(): SearchReads {
  const reads = useQueries({ queries: searchSections.map(({ id }) => searchQuery(id)) })
  const failed = reads.filter(({ isError, data }) => isError && data === undefined)
  const kept = useKeptSearchItems(failed.length > 0)
  return {
    items: Object.fromEntries(
      searchSections.map(({ id }, index) => {
        const read = reads[index]
        return [id, read?.data ?? (read?.isError ? kept?.[id] : undefined) ?? []]
      }),
    ),
    isPending: reads.some((read) => read.isPending) || (failed.length > 0 && kept === undefined),
    failed: failed.length,
    retry: () => {
      for (const read of failed) void read.refetch()
    },
  }
}
