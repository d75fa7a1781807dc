import { queryOptions } from '@tanstack/react-query'
import { categoryRepository } from '../categories/repository'
import { kept } from '../kept'
import { testSeriesRepository } from './repository'
import { splitTests } from './schema'

/** A package with the summaries of its tests; null when there is no such package. */
export function packageQuery(idOrTitle: string) {
  return queryOptions({
    queryKey: ['test-series', 'package', idOrTitle],
    meta: kept('parts'),
    queryFn: async () => {
      const found = await categoryRepository.findPackage(idOrTitle)
      return found && { package: found, tests: splitTests(await testSeriesRepository.ofPackage(found)) }
    },
  })
}
