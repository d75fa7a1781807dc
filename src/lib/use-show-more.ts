import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readLimits } from '@/config/limits'
import type { Page, Part } from './firebase/documents'
import { joinPages } from './list-pages'

/** How far asking for the next ten of a list has come. */
export type MoreState = 'idle' | 'reading' | 'failed' | 'done'

/** As `pagedList` makes it. */
export interface PagedList<Item> {
  query: { queryKey: QueryKey }
  readPart: (part: Part) => Promise<Page<Item>>
}

/** Reads the next ten of a list into its query, once however often it is pressed. */
export function useShowMore<Item extends { id: string }>({
  query: { queryKey },
  readPart,
}: PagedList<Item>): { state: MoreState; showMore: () => Promise<void> } {
  const client = useQueryClient()
  const [state, setState] = useState<MoreState>('idle')
  const showMore = async () => {
    const after = client.getQueryData<Page<Item>>(queryKey)?.next
    if (!after || state === 'reading') return
    setState('reading')
    try {
      const more = await readPart({ count: readLimits.default, after })
      // Read anew meanwhile, the list may end elsewhere.
      client.setQueryData<Page<Item>>(queryKey, (now) => (now?.next === after ? joinPages(now, more) : now))
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return { state, showMore }
}
