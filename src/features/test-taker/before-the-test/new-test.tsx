import { useQuery } from '@tanstack/react-query'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import type { Paper } from '@/domain/paper'
import { type ExamRef, placesOf } from '@/domain/sitting/test-ref'
import { DownloadPaper, isDownloadedQuery } from '@/features/offline'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/device-store'
import { useLoadBehind } from '@/loading/when-idle'
import { RequireSession } from '@/session'
import { TestSkeleton } from '../exam-screen/test-skeleton'
import { paperQuery } from '../paper-query'
import { NewSitting } from './new-sitting'
import { loadPurchases, PremiumLocked } from './premium-locked'
import { TestMessage } from './test-message'

/** Reads the paper and begins, or says why it cannot. */
export function NewTest({
  testRef,
  userId,
  scope,
  onTakeOver,
}: {
  testRef: ExamRef
  userId: string | null
  scope: 'all' | 'untimed'
  onTakeOver: (() => void) | null
}) {
  const { back } = placesOf(testRef)
  const search = useQuery(paperQuery(testRef, userId))
  const kept = useQuery(isDownloadedQuery(userId ?? visitor, testRef))
  // Beside a failed read: the retry may find a locked test.
  useLoadBehind(search.isError ? loadPurchases : null)
  const sitting = (paper: Paper, productId: string | null, series?: string) => (
    <NewSitting
      owner={userId ?? visitor}
      testRef={testRef}
      scope={scope}
      paper={paper}
      series={series}
      onTakeOver={onTakeOver}
      seen={kept.data === true}
      keep={<DownloadPaper testRef={testRef} paper={paper} productId={productId} className="mt-4" />}
    />
  )
  if (search.isPending) return <TestSkeleton />
  if (!search.data) {
    const { message } = toAppError(search.error)
    return (
      <TestMessage
        title={t('Failed to load test')}
        message={message}
        back={back}
        onRetry={() => void search.refetch()}
      />
    )
  }
  const found = search.data
  switch (found.status) {
    case 'no-category':
      return <TestMessage title={t('Test category not found')} back={paths.testSeries} />
    case 'no-test':
      return <TestMessage title={t('Test not found')} back={back} />
    case 'refused':
      return (
        <PremiumLocked title={found.title} item={found.package} embedded={found.embedded} back={back}>
          {(paper) => sitting(paper, found.package.productId, found.package.title)}
        </PremiumLocked>
      )
    case 'found': {
      const productId = found.bought?.productId ?? null
      if (!found.needsLogin) return sitting(found.paper, productId, found.series)
      return (
        <RequireSession message={loginMessages.paidContent} loading={<TestSkeleton />}>
          {() => sitting(found.paper, productId)}
        </RequireSession>
      )
    }
  }
}
