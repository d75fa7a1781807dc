import { queryOptions } from '@tanstack/react-query'
import { categoryRepository } from '../categories/repository'
import type { TestSeriesPackage } from '../categories/schema'
import { kept } from '../kept'
import { testSeriesRepository } from './repository'
import { splitTests } from './schema'

/**
 * A package with the summaries of its tests; null when there is no such package.
 * @param known the package itself, where a list has just told it
 */
export function packageQuery(idOrTitle: string, known?: TestSeriesPackage) {
  return queryOptions({
    queryKey: ['test-series', 'package', idOrTitle],
    meta: kept('parts'),
    queryFn: async () => {
      const found = known ?? (await categoryRepository.findPackage(idOrTitle))
      return found && { package: found, tests: splitTests(await testSeriesRepository.ofPackage(found)) }
    },
  })
}
