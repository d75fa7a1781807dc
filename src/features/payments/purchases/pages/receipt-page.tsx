import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { RequireSession, type SessionUser } from '@/session'
import { Button, ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ReceiptPaper } from '../components/receipt-paper'
import { receiptsQuery } from '../purchase-query'

const loading = (
  <LoadingRegion label={t('Loading receipt')}>
    <Skeleton className="h-[520px] w-full rounded-card" />
  </LoadingRegion>
)

function Receipt({ user, productId }: { user: SessionUser; productId: string }) {
  const receipts = useQuery(receiptsQuery(user.id))
  if (receipts.isPending) return loading
  if (!receipts.data) {
    return <ErrorPanel title={t('Failed to load purchases')} onRetry={() => void receipts.refetch()} />
  }
  const receipt = receipts.data.find((one) => one.productId === productId)
  if (!receipt) {
    return (
      <ErrorPanel
        title={t('Receipt not found')}
        headingLevel="h1"
        message={t('You have no purchase at this link.')}
        actions={<ButtonLink to={paths.purchases}>{t('My purchases')}</ButtonLink>}
      />
    )
  }
  return <ReceiptPaper receipt={receipt} user={user} />
}

/** /purchases/{productId}: the receipt of one purchase, to print or to save as a PDF. */
export function ReceiptPage() {
  const { productId = '' } = useParams()
  return (
    <main className="mx-auto max-w-2xl px-4 py-6 sm:py-10 print:max-w-none print:p-0">
      <PageTitle title={t('Receipt')} />
      <NoIndex />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to={paths.purchases}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-lg px-2 text-detail font-medium text-muted hover:text-text"
        >
          <ArrowLeft size={18} aria-hidden />
          {t('My purchases')}
        </Link>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {t('Print')}
        </Button>
      </div>
      <RequireSession message={loginMessages.paidContent} loading={loading}>
        {(user) => <Receipt user={user} productId={productId} />}
      </RequireSession>
    </main>
  )
}
