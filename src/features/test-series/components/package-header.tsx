import { BadgeCheck } from 'lucide-react'
import { paths } from '@/config/paths'
import type { TestSeriesPackage } from '@/content/categories/schema'
import type { PackageTests, SeriesTest } from '@/content/test-series/schema'
import { formatTestDuration } from '@/domain/durations'
import { rupeesOf } from '@/domain/price'
import { languageOf } from '@/domain/text-language'
import { DownloadPackage } from '@/features/offline'
import { PaymentNotice, type PurchaseStatus, useCheckout } from '@/features/payments'
import { t } from '@/language/text'
import { formatRupees } from '@/lib/money'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { Picture } from '@/ui/picture'
import type { nextOf } from '../model/test-progress'

/** Price and Buy Now; after the purchase the button reads Premium Member (spec section 2, package page). */
function PackagePurchase({
  item,
  premiumCount,
  status,
  next,
}: {
  item: TestSeriesPackage
  premiumCount: number
  status: PurchaseStatus
  next: ReturnType<typeof nextOf<SeriesTest>>
}) {
  const checkout = useCheckout()
  const { productId } = item
  const price = rupeesOf(item.price)
  if (status === 'purchased') {
    return (
      <div className="grid content-center gap-3 text-center">
        <Button
          disabled
          className="w-full border-success-line bg-success-tint text-success! disabled:opacity-100"
        >
          <BadgeCheck size={18} aria-hidden />
          {t('Premium Member')}
        </Button>
        <p className="text-sm text-balance text-muted">
          {t('You can take all premium tests of this package.')}
        </p>
        {next === undefined && <div className="h-11" />}
        {next && (
          <ButtonLink to={paths.test(item.id, next.test.id)} look="primary">
            {next.isRunning
              ? t('Continue {title}', { title: next.test.title })
              : t('Start {title}', { title: next.test.title })}
          </ButtonLink>
        )}
      </div>
    )
  }
  if (status === 'confirming')
    return <PaymentNotice status="confirming" what="test series" name={item.title} />
  const checking = status === 'checking' || (status === 'unknown' && productId !== null) || checkout.busy
  return (
    <div className="grid content-center gap-3">
      {status === 'unproven' && (
        <div className="border-b border-line pb-5">
          <PaymentNotice status={status} what="test series" name={item.title} />
        </div>
      )}
      {price === null || productId === null ? (
        <p className="text-detail">{t('This test series is not on sale now.')}</p>
      ) : (
        <p>
          <span className="font-heading text-3xl font-semibold tabular-nums">{formatRupees(price)}</span>
          <span className="ml-2 text-sm text-muted">{t('one payment')}</span>
        </p>
      )}
      <p className="mb-1 text-sm text-balance text-muted">
        {t(
          '{count, plural, =1 {Opens the premium test, with explained answers.} other {Opens all # premium tests, with explained answers.}}',
          { count: premiumCount },
        )}
      </p>
      {productId !== null && price !== null && (
        <Button
          look={status === 'unproven' ? 'outline' : 'primary'}
          className="w-full"
          // Not disabled: the focus would be lost while the checkout is on its way, and has to come back here.
          aria-disabled={checking}
          onClick={() => !checking && void checkout.buy({ productId, name: item.title, price })}
        >
          {checking ? t('Checking...') : t('Buy Now')}
        </Button>
      )}
    </div>
  )
}

/** `8 tests, 3 free · 190 questions · 3h 10m`; without the questions where a test does not say how many it has. */
function contentsOf({ free, premium }: PackageTests): string {
  const tests = [...free, ...premium]
  const count = t('{count, plural, one {# test, {free} free} other {# tests, {free} free}}', {
    count: tests.length,
    free: free.length,
  })
  if (tests.length === 0) return count
  const questions = tests.reduce((sum, { totalQuestions }) => sum + (totalQuestions ?? Number.NaN), 0)
  const duration = formatTestDuration(tests.reduce((sum, { minutes }) => sum + minutes, 0))
  return [
    count,
    questions > 0 && t('{count, plural, one {# question} other {# questions}}', { count: questions }),
    duration,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The card on top of a package page: picture, what it is, and the purchase panel. */
export function PackageHeader({
  item,
  tests,
  status,
  next,
}: {
  item: TestSeriesPackage
  tests: PackageTests
  status: PurchaseStatus
  /** The test to take next; its place is reserved while it is undefined. */
  next: ReturnType<typeof nextOf<SeriesTest>>
}) {
  return (
    <Card className="grid overflow-hidden md:grid-cols-[240px_1fr] lg:grid-cols-[280px_1fr_288px]">
      <Picture
        src={item.image}
        alt=""
        width={560}
        height={360}
        eager
        className="aspect-video h-full w-full max-md:max-h-52"
      />
      <div className="grid content-center gap-3 p-5 sm:p-7">
        <h1 className="text-2xl sm:text-3xl" lang={languageOf(item.title)}>
          {item.title}
        </h1>
        {item.description && (
          <p className="text-muted" lang={languageOf(item.description)}>
            {item.description}
          </p>
        )}
        <p className="text-sm font-medium tabular-nums">{contentsOf(tests)}</p>
        {status !== 'checking' && (
          <DownloadPackage
            item={item}
            tests={tests}
            productId={status === 'purchased' ? item.productId : null}
          />
        )}
      </div>
      {tests.premium.length > 0 && (
        <div className="grid border-line p-5 max-lg:border-t sm:p-7 md:max-lg:col-span-2 lg:border-l">
          <PackagePurchase item={item} premiumCount={tests.premium.length} status={status} next={next} />
        </div>
      )}
    </Card>
  )
}
