import { queryOptions } from '@tanstack/react-query'
import { testSeriesRepository } from './test-series-repository'

/** Every package on show; what is in it is the same for everybody. */
export const packagesQuery = queryOptions({
  queryKey: ['test-series', 'packages'],
  queryFn: () => testSeriesRepository.list(),
})

/** A package with the summaries of its tests; null when there is no such package. */
export function packageQuery(idOrTitle: string) {
  return queryOptions({
    queryKey: ['test-series', 'package', idOrTitle],
    queryFn: async () => {
      const found = await testSeriesRepository.find(idOrTitle)
      return found && { package: found, tests: await testSeriesRepository.tests(found) }
    },
  })
}
