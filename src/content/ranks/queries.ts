import { queryOptions } from '@tanstack/react-query'
import { kept } from '../kept'
import { rankRepository } from './repository'

/** The ranks of one test, for its results: the stored copy shows first, and each start of the page reads them again. */
export const ranksQuery = (testKey: string) =>
  queryOptions({
    queryKey: ['ranks', testKey],
    queryFn: () => rankRepository.find(testKey),
    meta: { ...kept('parts'), freshFor: 0 },
  })
