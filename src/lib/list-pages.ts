import { type QueryFunctionContext, type QueryKey, queryOptions } from '@tanstack/react-query'
import { readLimits } from '@/config/limits'
import type { Page, Part } from './firebase/documents'

/**
 * The part of a list that its query reads: the first ten, or, when more is on the screen already, as much as that, so
 * that reading it again takes nothing away.
 */
export function shownPart({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): Part {
  const read = client.getQueryData<Page<unknown>>(queryKey)?.read ?? 0
  return { count: Math.min(Math.max(read, readLimits.default), readLimits.atOnce) }
}

/** A list with the part that follows it; what was on it before, and has moved since, is not there twice. */
export function joinPages<Item extends { id: string }>(before: Page<Item>, more: Page<Item>): Page<Item> {
  const known = new Set(before.items.map(({ id }) => id))
  return {
    items: [...before.items, ...more.items.filter(({ id }) => !known.has(id))],
    read: before.read + more.read,
    next: more.next,
  }
}

/** A list that is read ten by ten: its query, whose data is all that has been read, and how another part is read. */
export function pagedList<Item extends { id: string }, Key extends QueryKey>(
  queryKey: Key,
  readPart: (part: Part) => Promise<Page<Item>>,
) {
  const query = queryOptions({ queryKey, queryFn: (context) => readPart(shownPart(context)) })
  return { query, readPart }
}
