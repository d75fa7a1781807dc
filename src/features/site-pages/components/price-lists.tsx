import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { packPricesQuery, testSeriesPricesQuery } from '../price-queries'
import { PriceList } from './price-list'

/** Today's prices. */
export function PriceLists() {
  const testSeries = useQuery(testSeriesPricesQuery)
  const packs = useQuery(packPricesQuery)
  return (
    <>
      <PriceList kind="Test series" read={testSeries} pathOf={paths.testSeriesPackage} />
      <PriceList kind="PDF packs" read={packs} pathOf={paths.paidCategory} />
    </>
  )
}
