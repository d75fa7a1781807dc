import { useState } from 'react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import type { OutputOf } from '../call'
import { formatMoment } from '../format'
import { formatAmount } from '../orders/order-state'
import { PurchaseState } from '../purchase-state'
import { TakeBackDialog } from './take-back-dialog'

type Purchase = OutputOf<'readStudent'>['purchases'][number]

/** What one student owns or owned. */
export function Purchases({
  uid,
  name,
  isErased,
  purchases,
}: {
  uid: string
  name: string
  isErased: boolean
  purchases: readonly Purchase[]
}) {
  const [taken, setTaken] = useState<Purchase | null>(null)
  return (
    <>
      <ul className="grid gap-3">
        {purchases.map((purchase) => {
          const { productId, productName, at, amount, currency, granted, takenBack, ended } = purchase
          const paid = granted ? granted.reason : formatAmount(amount, currency)
          return (
            <li key={productId}>
              <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
                <div className="min-w-0 wrap-anywhere">
                  <p className="font-medium">{productName}</p>
                  <p className="text-sm text-muted">
                    {[at === null ? 'Unknown date' : formatMoment(at), paid].filter(Boolean).join(' · ')}
                  </p>
                  {takenBack?.reason && <p className="text-sm text-muted">Taken back: {takenBack.reason}</p>}
                </div>
                <div className="flex flex-wrap items-center gap-3">
                  <PurchaseState purchase={purchase} isErased={isErased} />
                  {granted && ended === null && !isErased && (
                    <Button onClick={() => setTaken(purchase)}>Take back</Button>
                  )}
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
      {taken && <TakeBackDialog uid={uid} name={name} purchase={taken} onClose={() => setTaken(null)} />}
    </>
  )
}
