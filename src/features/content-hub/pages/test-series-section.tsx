import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { packagesQuery } from '@/content/categories/queries'
import { chosenCategory } from '@/domain/content-section'
import { ProductCard } from '@/features/payments'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { useSession } from '@/session'
import { CardGridSkeleton } from '@/ui/list/card-grid'
import { CountedGrid } from '@/ui/list/counted-grid'
import { SectionList } from '@/ui/list/section-list'
import { LoadingRegion } from '@/ui/skeleton'
import { LoginPanel } from '../components/login-panel'

/** Test series, for a visitor below the ways to have an account (spec section 6): its categories are the packages themselves, so the bar's read is the section's only one. */
export function TestSeriesSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = useQuery({
    ...packagesQuery,
    select: (packages) => packages.filter(({ title }) => category === null || title === category),
  })
  const { status } = useSession()
  // The panel would push a list that is already there.
  if (status === 'loading') {
    return (
      <LoadingRegion label="Loading content">
        <CardGridSkeleton picture />
      </LoadingRegion>
    )
  }
  return (
    <>
      {status === 'signed-out' && (
        <LoginPanel message={loginMessages.testSeries}>
          Free tests open without an account. A free account saves your results and lets you buy a series.
        </LoginPanel>
      )}
      <SectionList read={read} onRetry={retryFailed} category={category}>
        {(packages) => (
          <CountedGrid items={packages} category={category}>
            {(item) => <ProductCard item={item} />}
          </CountedGrid>
        )}
      </SectionList>
    </>
  )
}
