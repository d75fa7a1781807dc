import { BadgeCheck, LockKeyhole } from 'lucide-react'
import { type PurchaseStatus, useCheckout } from '@/features/payments'
import { formatRupees } from '@/lib/money'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import type { PaidCategory } from '../paid-category-schema'

function BuyButton({
  category,
  price,
  status,
}: {
  category: PaidCategory
  price: number
  status: PurchaseStatus
}) {
  const checkout = useCheckout()
  const { productId, name } = category
  const busy = checkout.busy || status === 'checking' || status === 'unknown'
  return (
    <Button
      look="primary"
      className="w-full"
      disabled={busy}
      onClick={() => void checkout.buy({ productId, name, price })}
    >
      {busy ? 'Checking...' : `Buy Now ${formatRupees(price).replace(' ', '')}`}
    </Button>
  )
}

/** What stands between a student and the pack, or that nothing does (spec section 2, paid category detail). */
export function PurchasePanel({ category, status }: { category: PaidCategory; status: PurchaseStatus }) {
  if (status === 'purchased') {
    return (
      <Card className="grid gap-2 border-success-line bg-success-tint p-6" role="status">
        <h2 className="flex items-center gap-2.5 text-lg text-success">
          <BadgeCheck size={22} aria-hidden />
          Access Granted!
        </h2>
        <p className="text-[15px]">All PDFs of this pack can be viewed and downloaded.</p>
      </Card>
    )
  }
  const { price } = category
  return (
    <Card className="grid gap-3 p-6">
      <h2 className="flex items-center gap-2.5 text-lg">
        <LockKeyhole size={20} aria-hidden className="text-primary" />
        Unlock Premium Access
      </h2>
      <p className="text-[15px] text-muted">
        Get unlimited access to all premium tests and detailed analytics
      </p>
      {price === null ? (
        <p className="text-[15px]">This pack is not on sale now.</p>
      ) : (
        <>
          <p className="mt-1">
            <span className="font-heading text-3xl font-semibold tabular-nums">{formatRupees(price)}</span>
            <span className="ml-2 text-sm text-muted">one payment</span>
          </p>
          <BuyButton category={category} price={price} status={status} />
        </>
      )}
    </Card>
  )
}
