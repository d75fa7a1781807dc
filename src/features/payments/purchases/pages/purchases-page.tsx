import { useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { RequireSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel, MessagePanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { useConfirming } from '../../recovery/use-confirming'
import { PurchaseList } from '../components/purchase-list'
import { withoutReceipt } from '../model/receipts'
import { purchasesQuery, receiptsQuery } from '../purchase-query'
import { useProductTitles } from '../use-product-titles'

const nothingBought = (
  <MessagePanel
    icon={<ShoppingBag size={26} aria-hidden />}
    title={t('No purchases yet')}
    role="status"
    actions={
      <>
        <ButtonLink to={paths.contentTestSeries} look="primary">
          {t('Browse test series')}
        </ButtonLink>
        <ButtonLink to={paths.paidResources}>{t('Browse Paid PDFs')}</ButtonLink>
      </>
    }
  >
    {t('Your purchases and their receipts appear here.')}
  </MessagePanel>
)

function PurchasesSkeleton() {
  return (
    <LoadingRegion label={t('Loading purchases')}>
      <Skeleton className="mt-6 h-40 rounded-card" />
    </LoadingRegion>
  )
}

function Purchases({ userId }: { userId: string }) {
  const receipts = useQuery(receiptsQuery(userId))
  const purchases = useQuery(purchasesQuery(userId))
  const waiting = useConfirming(userId)
  const titleOf = useProductTitles()
  if (receipts.isPending || purchases.isPending) return <PurchasesSkeleton />
  if (!receipts.data || !purchases.data) {
    const again = () => Promise.all([receipts.refetch(), purchases.refetch()])
    return <ErrorPanel title={t('Failed to load purchases')} onRetry={() => void again()} />
  }
  // Bought again after a refund: that payment is waited for, the first one is not.
  const stillWaiting = waiting.filter(({ productId, orderId }) =>
    receipts.data.every(
      (receipt) => receipt.orderId !== orderId && (receipt.ended !== null || receipt.productId !== productId),
    ),
  )
  const listed = withoutReceipt(purchases.data.names, receipts.data)
  if (receipts.data.length + stillWaiting.length + listed.length === 0) return nothingBought
  return (
    <PurchaseList
      receipts={receipts.data.map((receipt) => ({ ...receipt, productName: titleOf(receipt.productName) }))}
      waiting={stillWaiting}
      listed={listed}
    />
  )
}

/** /purchases: what a student bought, when, for how much, by which payment, and how it stands. */
export function PurchasesPage() {
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('My purchases')} />
      <NoIndex />
      <h1 className="text-page sm:text-page-wide">{t('My purchases')}</h1>
      <RequireSession message={loginMessages.paidContent} loading={<PurchasesSkeleton />}>
        {({ id }) => <Purchases userId={id} />}
      </RequireSession>
    </div>
  )
}
