import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type AppError, toAppError } from '@/lib/app-error'
import { keptReads } from '@/lib/device/kept-read'
import { sessionOwner } from '@/session'
import { findableQuery } from './findable-query'
import { type FoundPage, indexOfPages } from './model/found-pages'
import { keptSearchItems } from './model/kept-search-items'
import { indexOf, type SearchIndex } from './model/search-index'
import type { SearchItem } from './model/search-item'
import type { Synonyms } from './model/synonyms'

/** The documents that other pages have read and stored on the device; none where it stores nothing. */
const deviceItemsQuery = queryOptions({
  queryKey: ['kept-search-items'],
  queryFn: (): Promise<readonly SearchItem[]> =>
    keptReads.entries(sessionOwner()).then(keptSearchItems, () => []),
  staleTime: 0,
  gcTime: 0,
})

const noSynonyms: Synonyms = []

/** The index of items, built once for a page. @param of names the items */
const indexQuery = (items: readonly SearchItem[] | undefined, synonyms: Synonyms, of: string | number) =>
  queryOptions({
    queryKey: ['search-index', of],
    queryFn: () => indexOf(items ?? [], synonyms),
    enabled: items !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // A new catalogue is not in the way of what is typed.
    placeholderData: keepPreviousData,
  })

export interface SearchReads {
  pages: SearchIndex<FoundPage>
  /** Absent until it is known what can be found. */
  items: SearchIndex<SearchItem> | undefined
  /** Why the catalogue could not be read; `items` has the documents of lists and pages that are on the device. */
  error: AppError | null
  retry: () => unknown
}

/** Reads everything that can be found, and makes it searchable. */
export function useSearchReads(): SearchReads {
  const { data, error, refetch } = useQuery(findableQuery)
  const isFailed = error !== null && data === undefined
  const device = useQuery({ ...deviceItemsQuery, enabled: isFailed })
  const items = data?.items ?? (isFailed ? device.data : undefined)
  const synonyms = data?.synonyms ?? noSynonyms
  const index = useQuery(indexQuery(items, synonyms, data?.version ?? device.dataUpdatedAt))
  const pages = useMemo(() => indexOfPages(synonyms), [synonyms])
  return {
    pages,
    items: index.data,
    error: isFailed ? toAppError(error) : null,
    retry: refetch,
  }
}
