import { queryOptions, useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { packagesQuery } from '@/content/categories/queries'
import { type Offer, packageOffer, packOffer } from '@/content/offer'
import { packCategoriesQuery } from '@/content/packs/queries'
import { type OfferForSale, PriceList } from './price-list'

/** What is for sale, the cheapest first; what cannot be bought now is left out. */
function forSale(offers: readonly Offer[]): OfferForSale[] {
  return offers
    .flatMap(({ rupees, ...offer }) => (rupees === null ? [] : [{ ...offer, rupees }]))
    .sort((a, b) => a.rupees - b.rupees)
}

const testSeriesForSale = queryOptions({
  ...packagesQuery,
  select: (packages) => forSale(packages.map(packageOffer)),
})
const packsForSale = queryOptions({
  ...packCategoriesQuery,
  select: (categories) => forSale(categories.map(packOffer)),
})

/** Today's prices. */
export function PriceLists() {
  const testSeries = useQuery(testSeriesForSale)
  const packs = useQuery(packsForSale)
  return (
    <>
      <PriceList kind="Test series" read={testSeries} pathOf={paths.testSeriesPackage} />
      <PriceList kind="PDF packs" read={packs} pathOf={paths.paidCategory} />
    </>
  )
}
