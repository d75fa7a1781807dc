import { useQuery } from '@tanstack/react-query'
import type { pagedList } from './list-pages'

/** A list that is read ten by ten, as `SectionList` shows it: what has been read of it, and how it goes on. */
export function usePagedList<Item extends { id: string }>({
  query,
  readMore,
}: ReturnType<typeof pagedList<Item>>) {
  const { data, error } = useQuery(query)
  return { data: data?.items, error, goesOn: data && { readMore, page: data } }
}
