import { BadgeCheck } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { TestSeriesPackage } from '@/content/categories/schema'
import type { PackageTests, SeriesTest } from '@/content/test-series/schema'
import { rupeesOf } from '@/domain/price'
import { languageNote, languageOf } from '@/domain/text-language'
import { PaymentNotice, type PurchaseStatus, useCheckout, useOpensNext } from '@/features/payments'
import { t } from '@/language/text'
import { formatRupees } from '@/lib/money'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { MetaLine } from '@/ui/list/item-card'
import { Picture } from '@/ui/picture'
import { contentsOf } from '../model/package-contents'
import { nextOf, type TestProgress } from '../model/test-progress'

type Next = ReturnType<typeof nextOf<SeriesTest>>

/** To the test to take next; its place is reserved while `next` is undefined. */
function NextTest({ packageId, next, isMain }: { packageId: string; next: Next; isMain: boolean }) {
  if (next === undefined) return <div className="h-11" />
  if (next === null) return null
  const { title } = next.test
  return (
    <ButtonLink to={paths.test(packageId, next.test.id)} {...(isMain && { look: 'primary' })}>
      {next.isRunning
        ? t('Continue {title}', { title })
        : isMain
          ? t('Start {title}', { title })
          : t('Start free test')}
    </ButtonLink>
  )
}

/** After the purchase Premium Member takes the button's place (spec section 2, package page). Nothing can be pressed there. */
function Owned({ packageId, next }: { packageId: string; next: Next }) {
  const opensNext = useOpensNext()
  if (opensNext && next) return <Navigate to={paths.test(packageId, next.test.id)} replace />
  return (
    <>
      <p className="flex items-center gap-2 font-semibold text-success">
        <BadgeCheck size={18} aria-hidden />
        {t('Premium Member')}
      </p>
      <NextTest packageId={packageId} next={next} isMain />
    </>
  )
}

/** The price and Buy Now, or why it cannot be bought. */
function Offer({
  item: { productId, price, name, title, languages },
  premiumCount,
  status,
}: {
  item: TestSeriesPackage
  premiumCount: number
  status: PurchaseStatus
}) {
  const checkout = useCheckout()
  const rupees = rupeesOf(price)
  if (rupees === null || productId === null)
    return <p className="text-detail">{t('This test series is not on sale now.')}</p>
  const checking = status === 'checking' || status === 'unknown' || checkout.busy
  return (
    <>
      <p>
        <span className="font-heading text-3xl font-semibold tabular-nums">{formatRupees(rupees)}</span>
        <span className="ml-2 text-sm text-muted">
          <MetaLine facts={[t('one payment'), languageNote(title, languages)]} />
        </span>
      </p>
      <p className="text-sm text-balance text-muted">
        {t(
          '{count, plural, =1 {Opens the premium test, with explained answers.} other {Opens all # premium tests, with explained answers.}}',
          { count: premiumCount },
        )}
      </p>
      <Button
        look={status === 'unproven' ? 'outline' : 'primary'}
        className="w-full"
        // Not disabled: the focus would be lost while the checkout is on its way, and has to come back here.
        aria-disabled={checking}
        onClick={() => !checking && void checkout.buy({ productId, name, price: rupees })}
      >
        {checking ? t('Checking...') : t('Buy Now')}
      </Button>
    </>
  )
}

/** What a student can do with the package: buy it and try it, or start its next test. */
function PackagePanel({ item, tests, status, progressOf }: HeaderProps) {
  const { free, premium } = tests
  if (status === 'purchased') return <Owned packageId={item.id} next={nextOf(tests, progressOf)} />
  return (
    <>
      {(status === 'confirming' || status === 'unproven') && (
        <PaymentNotice status={status} what="test series" name={item.name} />
      )}
      {premium.length > 0 && status !== 'confirming' && (
        <Offer item={item} premiumCount={premium.length} status={status} />
      )}
      {free.length > 0 && (
        <NextTest
          packageId={item.id}
          next={nextOf({ free, premium: [] }, progressOf)}
          isMain={premium.length === 0}
        />
      )}
    </>
  )
}

interface HeaderProps {
  item: TestSeriesPackage
  tests: PackageTests
  status: PurchaseStatus
  /** By test id; null while it is not known. */
  progressOf: (testId: string) => TestProgress | null
}

/** The card on top of a package page: picture, what it is, and what to do with it; on a phone without scrolling. */
export function PackageHeader(props: HeaderProps) {
  const { item, tests } = props
  return (
    <Card className="grid overflow-hidden md:grid-cols-[240px_1fr] lg:grid-cols-[280px_1fr_288px]">
      <Picture
        src={item.image}
        alt=""
        width={560}
        height={360}
        eager
        className="aspect-video h-full w-full max-md:max-h-32"
      />
      <div className="grid content-center gap-2 p-5 sm:p-7">
        <h1 lang={languageOf(item.title)} className="text-2xl sm:text-3xl">
          {item.title}
        </h1>
        {item.description && (
          <p lang={languageOf(item.description)} className="text-muted max-sm:text-detail">
            {item.description}
          </p>
        )}
        <p className="text-sm font-medium tabular-nums">{contentsOf(tests)}</p>
      </div>
      {tests.free.length + tests.premium.length > 0 && (
        <div className="grid content-center gap-3 border-line p-5 max-lg:border-t sm:p-7 md:max-lg:col-span-2 lg:border-l">
          <PackagePanel {...props} />
        </div>
      )}
    </Card>
  )
}
