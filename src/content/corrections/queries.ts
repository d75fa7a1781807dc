import { queryOptions } from '@tanstack/react-query'
import { kept, longList } from '../kept'
import { correctionRepository } from './repository'

/** The corrections of all tests, as far as a list tells: kept on the device, and asked for again after half an hour. */
export const latestCorrectionsQuery = queryOptions({
  queryKey: ['corrections'],
  queryFn: () => correctionRepository.latest(),
  meta: { ...kept('parts'), freshFor: longList.staleTime },
  ...longList,
  retry: false,
})

/** The corrections of one test, for its results: what is kept shows, and each start of the page asks again. */
export function correctionsOfQuery(testKey: string) {
  return queryOptions({
    queryKey: ['corrections', testKey],
    queryFn: () => correctionRepository.find(testKey),
    meta: { ...kept('parts'), freshFor: 0 },
  })
}
