import { queryOptions } from '@tanstack/react-query'
import { landingRepository } from './landing-repository'

export const importantArticlesQuery = queryOptions({
  queryKey: ['landing', 'articles'],
  queryFn: () => landingRepository.importantArticles(),
})

export const testSeriesPricesQuery = queryOptions({
  queryKey: ['landing', 'test-series'],
  queryFn: () => landingRepository.testSeries(),
})

export const packPricesQuery = queryOptions({
  queryKey: ['landing', 'packs'],
  queryFn: () => landingRepository.packs(),
})
