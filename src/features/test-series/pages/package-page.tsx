import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { siteUrl } from '@/config/site'
import type { TestSeriesPackage } from '@/content/categories/schema'
import { packageOffer } from '@/content/offer'
import { packageQuery } from '@/content/test-series/queries'
import type { PackageTests } from '@/content/test-series/schema'
import { testKey } from '@/domain/sitting/test-ref'
import { DownloadPackage, useDownloadedProduct } from '@/features/offline'
import { offerData, usePurchase } from '@/features/payments'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { useAttempts } from '@/own/attempts'
import { useOwner } from '@/session'
import { ButtonLink } from '@/ui/button'
import { ItemHead } from '@/ui/item/item-head'
import { PageProblem } from '@/ui/page-problem'
import { EmptyPanel } from '@/ui/panels'
import { LoadingPage, Skeleton } from '@/ui/skeleton'
import { FreeTests } from '../components/free-tests'
import { PackageHeader } from '../components/package-header'
import { PremiumTests } from '../components/premium-tests'
import { contentsOf } from '../model/package-contents'
import { progressOf, type TestProgress } from '../model/test-progress'

/** Tells the progress in a test of the package, from the attempts here and in the account; null while it is unknown. */
function useProgress(packageId: string): (testId: string) => TestProgress | null {
  const attempts = useAttempts(useOwner())
  const [now] = useState(() => Date.now())
  return (testId) => {
    const key = testKey({ kind: 'series', packageId, testId })
    return attempts
      ? progressOf(
          attempts.filter((attempt) => attempt.testKey === key),
          now,
        )
      : null
  }
}

function PackageSkeleton() {
  return (
    <LoadingPage label={t('Loading test series')}>
      <Skeleton className="h-96 rounded-card md:h-64 lg:h-56" />
      <Skeleton className="mt-10 h-7 w-52" />
      <Skeleton className="mt-4 h-40 rounded-card" />
      <Skeleton className="mt-10 h-7 w-52" />
      <Skeleton className="mt-4 h-60 rounded-card" />
    </LoadingPage>
  )
}

const toAllPackages = <ButtonLink to={paths.testSeries}>{t('All Test Series')}</ButtonLink>

function Package({ item, tests }: { item: TestSeriesPackage; tests: PackageTests }) {
  const purchase = usePurchase(item.productId)
  // Offline, downloaded tests prove the purchase.
  const status = useDownloadedProduct(item.productId) ? 'purchased' : purchase.status
  const { free, premium } = tests
  const progressIn = useProgress(item.id)
  // A package without a product cannot be owned, so there is nothing to wait for.
  const premiumStatus = item.productId === null ? 'not-purchased' : status
  const address = paths.testSeriesPackage(item.id)
  return (
    <>
      <ItemHead
        kind="test-series"
        title={item.title}
        description={item.description ?? contentsOf(tests)}
        path={address}
        image={item.image}
        under={[{ name: t('Test Series'), path: paths.testSeries }]}
        // Without a premium test there is nothing to buy.
        data={premium.length > 0 ? offerData(packageOffer(item), address, siteUrl) : null}
      />
      <PackageHeader item={item} tests={tests} status={status} progressOf={progressIn} />
      {status !== 'checking' && (
        <div className="mt-4">
          <DownloadPackage
            item={item}
            tests={tests}
            productId={status === 'purchased' ? item.productId : null}
          />
        </div>
      )}
      {free.length + premium.length === 0 && (
        <EmptyPanel title={t('No content available yet')} actions={toAllPackages}>
          {t('This package has no tests yet. Check back later.')}
        </EmptyPanel>
      )}
      {free.length > 0 && <FreeTests tests={free} packageId={item.id} progressOf={progressIn} />}
      {premium.length > 0 && (
        <PremiumTests tests={premium} packageId={item.id} status={premiumStatus} progressOf={progressIn} />
      )}
    </>
  )
}

function PackageOrError({ packageId }: { packageId: string }) {
  const { data, error, isPending, refetch } = useQuery(packageQuery(packageId))
  if (isPending) return <PackageSkeleton />
  if (error && !data) {
    const title = t('Failed to load test series data: {reason}', { reason: toAppError(error).message })
    return <PageProblem title={title} onRetry={() => void refetch()} actions={toAllPackages} />
  }
  if (!data) return <PageProblem title={t('Test series package not found')} actions={toAllPackages} />
  return <Package item={data.package} tests={data.tests} />
}

/** /test-series/{packageId}: one package with its free and premium tests (spec section 2). */
export function PackagePage() {
  const { packageId = '' } = useParams()
  return (
    <div className="page-column py-6 sm:py-10">
      <Link
        to={paths.testSeries}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-detail font-medium text-muted hover:text-text"
      >
        <ArrowLeft size={18} aria-hidden />
        {t('All Test Series')}
      </Link>
      <PackageOrError packageId={packageId} />
    </div>
  )
}
