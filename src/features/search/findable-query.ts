import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { kept } from '@/content/kept'
import type { SearchItem, SearchSection } from './model/search-item'
import { type Findable, searchRepository } from './search-repository'

/** Milliseconds for which a search does not read again. */
const freshFor = 60 * 60_000

/** Everything that can be found; stored on the device, so that search also works offline. @throws AppError */
export const findableQuery = queryOptions({
  queryKey: ['search'],
  queryFn: ({ client }): Promise<Findable> =>
    searchRepository.read(client.getQueryData<Findable>(['search'])),
  staleTime: freshFor,
  meta: { ...kept('parts'), freshFor },
})

/** What a published document is called in the language of the page; undefined where that is not known. */
type FindNames = (kind: SearchSection, id: string) => Pick<SearchItem, 'title' | 'detail'> | undefined

/** @param isNeeded false where nothing is to be read */
export function useFindNames(isNeeded: boolean): FindNames {
  const { data } = useQuery({ ...findableQuery, enabled: isNeeded })
  const items = data?.items
  return useMemo(() => {
    const byKey = new Map(items?.map((item) => [`${item.kind} ${item.id}`, item]))
    return (kind, id) => byKey.get(`${kind} ${id}`)
  }, [items])
}
