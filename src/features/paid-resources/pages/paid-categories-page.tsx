import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { loginMessages } from '@/config/login-messages'
import type { Pack } from '@/content/packs/group-resources'
import { packsQuery } from '@/content/packs/queries'
import { LoginPanel } from '@/features/content-hub'
import { useSplitByOwned } from '@/features/payments'
import { t } from '@/language/text'
import { useSession } from '@/session'
import { PageTitle } from '@/ui/page-title'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { PackCard } from '../components/pack-card'

function PackGridSkeleton() {
  return (
    <LoadingRegion label={t('Loading paid PDFs')}>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-32 rounded-card sm:h-80" />
        ))}
      </div>
    </LoadingRegion>
  )
}

function PackList({
  packs,
  heading,
  beside = false,
}: {
  packs: readonly Pack[]
  heading: 'h2' | 'h3'
  beside?: boolean
}) {
  return (
    <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {packs.map((pack, index) => (
        <li key={pack.category.id}>
          <PackCard pack={pack} eager={index < 3} heading={heading} beside={beside} />
        </li>
      ))}
    </ul>
  )
}

function PackSection({
  title,
  packs,
  beside = false,
}: {
  title: string
  packs: readonly Pack[]
  beside?: boolean
}) {
  const headingId = useId()
  if (packs.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-6 sm:mt-8">
      <h2 id={headingId} className="text-xl">
        {title}
      </h2>
      <PackList packs={packs} heading="h3" beside={beside} />
    </section>
  )
}

/** The packs; those that the student bought stand first, under a heading of their own. */
function PackGrid() {
  const packs = useQuery(packsQuery)
  const split = useSplitByOwned(packs.data, ({ category }) => category.productId)
  if (packs.isPending || (packs.data && !split)) return <PackGridSkeleton />
  if (!packs.data || !split) {
    return (
      <ErrorPanel
        title={t('Error Loading Categories')}
        message={t('Failed to load categories')}
        retryLabel={t('Reload')}
        onRetry={() => void packs.refetch()}
      />
    )
  }
  if (packs.data.length === 0) {
    return (
      <EmptyPanel title={t('No categories available')}>{t('Check back later for new packs.')}</EmptyPanel>
    )
  }
  const { owned, others } = split
  if (owned.length === 0)
    return (
      <div className="mt-6">
        <PackList packs={others} heading="h2" />
      </div>
    )
  return (
    <>
      <PackSection title={t('Your books')} packs={owned} beside />
      <PackSection title={t('More packs')} packs={others} />
    </>
  )
}

/** /content/paid-resources: the packs; a visitor may look at them (spec section 2, paid categories grid). */
export function PaidCategoriesPage() {
  const session = useSession()
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle
        title={t('Paid PDFs')}
        description={t('PDF packs for competitive exams. Buy once and read the notes at any time.')}
      />
      <h1 className="text-page sm:text-page-wide">{t('Paid PDFs')}</h1>
      {session.status === 'loading' ? <PackGridSkeleton /> : <PackGrid />}
      {session.status !== 'signed-in' && (
        <LoginPanel message={loginMessages.paidPdfs}>
          {t('An account is free. It saves your purchases.')}
        </LoginPanel>
      )}
    </div>
  )
}
