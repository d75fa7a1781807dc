import { BadgeCheck } from 'lucide-react'
import type { TestSeriesPackage } from '@/content/categories/schema'
import { rupeesOf } from '@/domain/price'
import { PaymentNotice, type PurchaseStatus, useCheckout } from '@/features/payments'
import { formatRupees } from '@/lib/money'
import { Button } from '@/ui/button'

/** Price and Buy Now; after the purchase the button reads Premium Member (spec section 2, package page). */
export function PackagePurchase({
  item,
  premiumCount,
  status,
}: {
  item: TestSeriesPackage
  premiumCount: number
  status: PurchaseStatus
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
          Premium Member
        </Button>
        <p className="text-sm text-balance text-muted">All premium tests of this package are open to you.</p>
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
        <p className="text-detail">This test series is not on sale now.</p>
      ) : (
        <p>
          <span className="font-heading text-3xl font-semibold tabular-nums">{formatRupees(price)}</span>
          <span className="ml-2 text-sm text-muted">one payment</span>
        </p>
      )}
      <p className="mb-1 text-sm text-balance text-muted">
        Opens {premiumCount === 1 ? 'the premium test' : `all ${premiumCount} premium tests`}, with explained
        answers.
      </p>
      {productId !== null && price !== null && (
        <Button
          look={status === 'unproven' ? 'outline' : 'primary'}
          className="w-full"
          // Not disabled: the focus would be lost while the checkout is on its way, and has to come back here.
          aria-disabled={checking}
          onClick={() => !checking && void checkout.buy({ productId, name: item.title, price })}
        >
          {checking ? 'Checking...' : 'Buy Now'}
        </Button>
      )}
    </div>
  )
}
