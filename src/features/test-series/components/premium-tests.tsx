import { Lock, LockOpen } from 'lucide-react'
import { tests as testLimits } from '@/config/limits'
import type { SeriesTest } from '@/content/test-series/schema'
import type { PurchaseStatus } from '@/features/payments'
import { t } from '@/language/text'
import { Card } from '@/ui/card'
import { Chip } from '@/ui/chip'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import type { TestProgress } from '../model/test-progress'
import { TestRow, TestSection } from './test-row'

const unlocked = (
  <Chip tone="success">
    <LockOpen size={13} aria-hidden />
    {t('UNLOCKED')}
  </Chip>
)
const premium = <Chip tone="gold">{t('PREMIUM')}</Chip>

/** Premium tests: all of them for an owner; for everybody else the first few, locked, and how many more there are. */
export function PremiumTests({
  tests,
  packageId,
  status,
  progressOf,
}: {
  tests: readonly SeriesTest[]
  packageId: string
  status: PurchaseStatus
  /** By test id; null while it is not known. */
  progressOf: (testId: string) => TestProgress | null
}) {
  const owned = status === 'purchased'
  const shown = owned ? tests : tests.slice(0, testLimits.premiumShownBeforePurchase)
  const more = tests.length - shown.length
  if (status === 'checking' || status === 'unknown') {
    return (
      <TestSection title={t('Premium Tests')} count={tests.length}>
        <LoadingRegion label={t('Checking your purchase')}>
          <Skeleton className="h-60 rounded-card" />
        </LoadingRegion>
      </TestSection>
    )
  }
  return (
    <TestSection title={t('Premium Tests')} count={tests.length} badge={owned ? unlocked : premium}>
      <Card className="divide-y divide-line overflow-hidden">
        <ul className="divide-y divide-line">
          {shown.map((test) => (
            <TestRow
              key={`${test.seriesId}/${test.id}`}
              test={test}
              packageId={packageId}
              locked={!owned}
              progress={progressOf(test.id)}
            />
          ))}
        </ul>
        {more > 0 && (
          <p className="flex items-center justify-center gap-2 px-4 py-3.5 text-detail font-semibold text-muted">
            <Lock size={16} aria-hidden />
            {t('{count, plural, one {+# more premium test} other {+# more premium tests}}', { count: more })}
          </p>
        )}
      </Card>
    </TestSection>
  )
}
