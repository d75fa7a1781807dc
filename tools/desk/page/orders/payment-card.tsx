import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import type { OutputOf } from '../call'
import { formatMoment } from '../format'
import { formatAmount } from './order-state'

type Order = OutputOf<'readOrder'>
export type Payment = Order['payments'][number]

/** What became of money that went back, or should have: before and behind its amount. */
const reversalTexts: Readonly<Record<Payment['reversals'][number]['kind'], [string, string]>> = {
  refunded: ['', 'refunded at the provider on'],
  'refund failed': ['A refund of', 'failed on'],
  'dispute lost': ['', "taken back by the student's bank on"],
  'dispute won': ['', 'stays: a dispute was won on'],
}

/** One payment of an order with what went back of it. */
export function PaymentCard({
  order,
  payment,
  onRefund,
  onSettle,
}: {
  order: Order
  payment: Payment
  onRefund: () => void
  onSettle: () => void
}) {
  const { paymentId, paidAt, endedBy, reversals, failed } = payment
  const amountOf = (kind: string, amount: number) =>
    formatAmount(kind === 'dispute won' ? order.amount : amount, order.currency)
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium tabular-nums">
          {formatAmount(order.amount, order.currency)}
          {paidAt !== null && ` · ${formatMoment(paidAt)}`}
        </p>
        {reversals.map(({ id, kind, amount, at, isSettled }) => (
          <p key={id} className={failed?.refunds.includes(id) ? 'text-warning' : ''}>
            {[reversalTexts[kind][0], amountOf(kind, amount), reversalTexts[kind][1], formatMoment(at)]
              .filter(Boolean)
              .join(' ')}
            {isSettled && ', settled another way'}
          </p>
        ))}
        <p className="text-sm text-muted">{paymentId}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={`/orders/${encodeURIComponent(order.orderId)}/receipt/${encodeURIComponent(paymentId)}`}
        >
          Receipt
        </ButtonLink>
        {failed && <Button onClick={onSettle}>Mark as settled</Button>}
        {endedBy === null && order.amount !== null && (
          <Button look="danger" onClick={onRefund}>
            Refund
          </Button>
        )}
      </div>
    </Card>
  )
}
