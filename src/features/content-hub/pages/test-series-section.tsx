import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { packagesQuery } from '@/content/categories/queries'
import type { TestSeriesPackage } from '@/content/categories/schema'
import { chosenCategory } from '@/domain/content-section'
import { usePurchase } from '@/features/payments'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { CountedGrid } from '@/ui/list/counted-grid'
import { cardLinkClass, ItemCard } from '@/ui/list/item-card'
import { SectionList } from '@/ui/list/section-list'
import { OwnedChip } from '@/ui/owned-chip'
import { PriceChip } from '@/ui/price-chip'

function PackageCard({ item }: { item: TestSeriesPackage }) {
  const { status } = usePurchase(item.productId)
  return (
    <ItemCard
      picture={item.image}
      heading={
        <Link to={paths.testSeriesPackage(item.id)} className={cardLinkClass}>
          {item.title}
        </Link>
      }
      meta={status === 'purchased' ? <OwnedChip /> : <PriceChip price={item.price} />}
    >
      {item.description && (
        <p className="line-clamp-2 text-detail text-muted sm:line-clamp-3">{item.description}</p>
      )}
    </ItemCard>
  )
}

/** Test series: its categories are the packages themselves, so the bar's read is the section's only one. */
export function TestSeriesSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = useQuery({
    ...packagesQuery,
    select: (packages) => packages.filter(({ title }) => category === null || title === category),
  })
  return (
    <SectionList read={read} onRetry={retryFailed} category={category}>
      {(packages) => (
        <CountedGrid items={packages} category={category}>
          {(item) => <PackageCard item={item} />}
        </CountedGrid>
      )}
    </SectionList>
  )
}
