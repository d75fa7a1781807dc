import { Card } from '@/ui/card'
import type { OutputOf } from '../call'
import { formatMoment } from '../format'
import { formatAmount } from '../orders/order-state'
import { PurchaseState } from '../purchase-state'

type Purchase = OutputOf<'readStudent'>['purchases'][number]

/** What one student owns or owned. */
export function Purchases({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <ul className="grid gap-3">
      {purchases.map((purchase) => {
        const { productId, productName, at, amount, currency, granted } = purchase
        return (
          <li key={productId}>
            <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{productName}</p>
                <p className="text-sm text-muted">
                  {at === null ? 'Unknown date' : formatMoment(at)} ·{' '}
                  {granted ? granted.reason : formatAmount(amount, currency)}
                </p>
              </div>
              <PurchaseState purchase={purchase} />
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
