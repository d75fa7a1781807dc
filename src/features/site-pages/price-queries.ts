import { queryOptions } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { priceRepository } from './price-repository'

export const testSeriesPricesQuery = queryOptions({
  queryKey: sectionKey('test-series', null, 'prices'),
  queryFn: () => priceRepository.testSeries(),
})

export const packPricesQuery = queryOptions({
  queryKey: ['pack-prices'],
  queryFn: () => priceRepository.packs(),
})
