import { queryOptions } from '@tanstack/react-query'
import { packagesQuery } from './categories/queries'
import { packageOffer, packOffer } from './offer'
import { packCategoriesQuery } from './packs/queries'

/** What is sold, by its kind, as lines of a price list. */
export const offerQueries = {
  testSeries: queryOptions({ ...packagesQuery, select: (packages) => packages.map(packageOffer) }),
  packs: queryOptions({ ...packCategoriesQuery, select: (categories) => categories.map(packOffer) }),
}
