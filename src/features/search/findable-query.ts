import { queryOptions } from '@tanstack/react-query'
import { kept } from '@/content/kept'
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
