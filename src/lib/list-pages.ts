import {
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { readLimits } from '@/config/limits'
import type { Page, Part } from './firebase/documents'

/**
 * The part of a list that its query reads: the first ten, or, when more is on the screen already, as much as that, so
 * that reading it again takes nothing away.
 */
function shownPart({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): Part {
  const read = client.getQueryData<Page<unknown>>(queryKey)?.read ?? 0
  return { count: Math.min(Math.max(read, readLimits.default), readLimits.atOnce) }
}

/** A list with the part that follows it; what was on it before, and has moved since, is not there twice. */
function joinPages<Item extends { id: string }>(before: Page<Item>, more: Page<Item>): Page<Item> {
  const known = new Set(before.items.map(({ id }) => id))
  return {
    items: [...before.items, ...more.items.filter(({ id }) => !known.has(id))],
    read: before.read + more.read,
    next: more.next,
  }
}

/** A list that is read ten by ten: its query, whose data is all that has been read, and what reads on. */
export function pagedList<Item extends { id: string }>(
  queryKey: QueryKey,
  readPart: (part: Part) => Promise<Page<Item>>,
) {
  const query = queryOptions({ queryKey, queryFn: (context) => readPart(shownPart(context)) })
  /** Reads the next ten into the query. @throws what the read throws */
  async function readMore(client: QueryClient): Promise<void> {
    const after = client.getQueryData(query.queryKey)?.next
    if (!after) return
    const more = await readPart({ count: readLimits.default, after })
    // Read anew meanwhile, the list may end elsewhere.
    client.setQueryData(query.queryKey, (now) => (now?.next === after ? joinPages(now, more) : now))
  }
  return { query, readMore }
}
