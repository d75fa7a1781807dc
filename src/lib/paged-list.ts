import {
  type QueryClient,
  type QueryKey,
  type QueryMeta,
  queryOptions,
  useQuery,
} from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { readLimits } from '@/config/limits'
import { isBeginning } from './edition'
import type { Page } from './firebase/page'

/** How many documents are on the screen, or would be. */
const shownOf = (page: Page<unknown> | undefined) => Math.max(page?.read ?? 0, readLimits.default)

/**
 * A list that is read ten by ten: its query, and what reads on. Reading on reads the longer list in
 * one query, so that nothing stands there twice or is left out when the list has changed meanwhile; so does reading it
 * anew, which takes nothing away.
 */
export function pagedList<Item extends { id: string }>(
  queryKey: QueryKey,
  readFirst: (count: number) => Promise<Page<Item>>,
  meta: QueryMeta = {},
  fresh: { staleTime?: number; gcTime?: number } = {},
) {
  const query = queryOptions({
    queryKey,
    meta,
    ...fresh,
    queryFn: async ({ client }) => {
      const page = await readFirst(shownOf(client.getQueryData<Page<Item>>(queryKey)))
      // Nothing of it may be shown, so what may be stands further down.
      const isHidden = page.items.length === 0 && page.isFull && page.read < readLimits.atOnce
      return isHidden ? readFirst(readLimits.atOnce) : page
    },
  })
  /** Reads ten more into the query. @throws what the read throws */
  async function readMore(client: QueryClient): Promise<void> {
    const shown = shownOf(client.getQueryData(query.queryKey))
    client.setQueryData(query.queryKey, await readFirst(shown + readLimits.default))
  }
  return { query, readMore }
}

/**
 * Such a list as `SectionList` shows it: what has been read of it, and how it goes on. `isPart`: it is the beginning that the
 * page came with, which a filter cannot search.
 */
export function usePagedList<Item extends { id: string }>({
  query,
  readMore,
}: ReturnType<typeof pagedList<Item>>) {
  const { data: read, error } = useQuery(query)
  // What has been read is drawn in slices, between which a weak phone answers a finger.
  const data = useDeferredValue(read)
  const more = data && {
    readMore,
    count: data.items.length,
    hasMore: data.isFull,
  }
  return { data: data?.items, error, more, isPart: isBeginning(data) }
}
