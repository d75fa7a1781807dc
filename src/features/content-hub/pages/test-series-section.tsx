import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { packagesQuery } from '@/content/categories/queries'
import { chosenCategory } from '@/domain/content-section'
import { ProductCard } from '@/features/payments'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { CountedGrid } from '@/ui/list/counted-grid'
import { SectionList } from '@/ui/list/section-list'

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
          {(item) => <ProductCard item={item} to={paths.testSeriesPackage(item.id)} />}
        </CountedGrid>
      )}
    </SectionList>
  )
}
