import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import type { OutputOf } from '../call'
import { DeskPage } from '../desk-page'
import { Facts } from '../facts'
import { formatMoment } from '../format'
import { PurchaseState } from '../purchase-state'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'
import { formatAmount, OrderStateChip } from './order-state'
import { type Payment, PaymentCard } from './payment-card'
import { RefundDialog } from './refund-dialog'
import { SettleDialog } from './settle-dialog'

type Details = OutputOf<'readOrder'>

function StudentLink({ userId, student }: Pick<Details, 'userId' | 'student'>) {
  if (userId === '') return 'Unknown'
  return (
    <Link
      to={`/students/${encodeURIComponent(userId)}`}
      className="inline-flex min-h-11 items-center font-medium text-secondary underline"
    >
      {student ? student.name || student.email || userId : 'Erased student'}
    </Link>
  )
}

function OrderDetails({ order }: { order: Details }) {
  const [refunded, setRefunded] = useState<Payment | null>(null)
  const [settled, setSettled] = useState<Payment | null>(null)
  const { orderId, productName, productId, amount, currency, at, paidAt, payments, purchase, isExtra } = order
  const access = purchase ? (
    <PurchaseState key="access" purchase={purchase} isErased={order.student === null} />
  ) : (
    'No purchase'
  )
  return (
    <>
      <Card className="mt-6 p-5">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-5">
          <div className="min-w-0 wrap-anywhere">
            <p className="text-lg font-semibold">{productName || productId || 'Unknown product'}</p>
            <p className="text-xl tabular-nums">{formatAmount(amount, currency)}</p>
          </div>
          <OrderStateChip state={order.state} />
        </div>
        <Facts
          facts={[
            ['Student', <StudentLink key="student" {...order} />],
            ['Access', access],
            ['Ordered, India time', at === null ? 'Unknown' : formatMoment(at)],
            ['Paid, India time', paidAt === null ? 'Not paid' : formatMoment(paidAt)],
            ['Order ID', orderId],
          ]}
        />
        {isExtra && (
          <p className="mt-4 text-warning">The student owned the product already when this order was paid.</p>
        )}
      </Card>
      <h2 className="mt-9 mb-3 text-lg">Payments</h2>
      {payments.length === 0 ? (
        <p className="text-muted">No payment was taken.</p>
      ) : (
        <div className="grid gap-3">
          {payments.map((payment) => (
            <PaymentCard
              key={payment.paymentId}
              order={order}
              payment={payment}
              onRefund={() => setRefunded(payment)}
              onSettle={() => setSettled(payment)}
            />
          ))}
        </div>
      )}
      {refunded && (
        <RefundDialog order={order} paymentId={refunded.paymentId} onClose={() => setRefunded(null)} />
      )}
      {settled && <SettleDialog order={order} payment={settled} onClose={() => setSettled(null)} />}
    </>
  )
}

/** One order: what was paid, by whom, and the refund. */
export function OrderPage() {
  const { id = '' } = useParams()
  const read = useRead('readOrder', { order: id })
  return (
    <DeskPage title="Order" actions={<ButtonLink to="/orders">All orders</ButtonLink>}>
      <ShownRead read={read} what="the order" renderData={(order) => <OrderDetails order={order} />} />
    </DeskPage>
  )
}
