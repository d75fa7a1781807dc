import { queryOptions } from '@tanstack/react-query'
import { kept } from '@/content/kept'
import type { SearchSection } from './model/search-item'
import { searchRepository } from './search-repository'

/** Milliseconds: up to a hundred documents a section are not read anew for every word that is looked up. */
const freshFor = 60 * 60_000

/** What a section offers to the search; kept on the device, so that it is searched without a network too. */
export function searchQuery(section: SearchSection) {
  return queryOptions({
    queryKey: ['search', section],
    queryFn: () => searchRepository[section](),
    staleTime: freshFor,
    meta: { ...kept('parts'), freshFor },
  })
}
