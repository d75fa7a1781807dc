import { queryOptions } from '@tanstack/react-query'
import { packagesQuery } from './categories/queries'
import { forEverybody, longList } from './kept'
import { packageOffer, packOffer } from './offer'
import { packRepository } from './packs/repository'

/** The packs on sale. */
export const packCategoriesQuery = queryOptions({
  queryKey: ['paid-resources', 'categories'],
  meta: forEverybody,
  queryFn: () => packRepository.listOnSale(),
  ...longList,
})

/** What is sold, by its kind, as lines of a price list. */
export const offerQueries = {
  testSeries: queryOptions({ ...packagesQuery, select: (packages) => packages.map(packageOffer) }),
  packs: queryOptions({ ...packCategoriesQuery, select: (categories) => categories.map(packOffer) }),
}
