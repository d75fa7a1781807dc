import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { packagesQuery } from '@/content/categories/queries'
import { chosenCategory } from '@/domain/content-section'
import { LiveTests } from '@/features/live-tests'
import { ProductCard, useOwnedFirst } from '@/features/payments'
import { t } from '@/language/text'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { useSession } from '@/session'
import { CountedGrid } from '@/ui/list/counted-grid'
import { ScrollRow } from '@/ui/list/scroll-row'
import { SectionList } from '@/ui/list/section-list'
import { LoginPanel } from '../components/login-panel'

/** A phone scrolls it sideways, out to the edge of the screen; from a tablet's width on the live tests share the room. */
const rowClass =
  'gap-3 max-md:-mr-4 sm:max-md:-mr-6 md:grid md:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]'

/**
 * Test series, and for a visitor below them the ways to get an account (spec section 6); a student never sees those
 * (styles.css). The categories are the packages themselves, so the category bar shares their read.
 */
export function TestSeriesSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = useQuery({
    ...packagesQuery,
    select: (packages) => packages.filter(({ name }) => category === null || name === category),
  })
  const { status } = useSession()
  const shown = { data: useOwnedFirst(read.data), error: read.data ? null : read.error }
  return (
    <>
      {category === null && (
        <LiveTests>
          {(cards) => (
            <ScrollRow current="" wraps className={rowClass}>
              {cards}
            </ScrollRow>
          )}
        </LiveTests>
      )}
      <SectionList read={shown} onRetry={retryFailed} category={category}>
        {(packages) => (
          <CountedGrid items={packages} category={category}>
            {(item) => <ProductCard item={item} />}
          </CountedGrid>
        )}
      </SectionList>
      {status !== 'signed-in' && (
        <LoginPanel message={loginMessages.testSeries}>
          {t(
            'Free tests open without an account. A free account saves your results and lets you buy a series.',
          )}
        </LoginPanel>
      )}
    </>
  )
}
