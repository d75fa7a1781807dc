import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import type { OutputOf } from '../call'
import { DeskPage } from '../desk-page'
import { Facts } from '../facts'
import { formatMoment } from '../format'
import { PurchaseState } from '../purchase-state'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'
import { formatAmount, OrderStateChip } from './order-state'
import { RefundDialog } from './refund-dialog'

type Details = OutputOf<'readOrder'>
type Payment = Details['payments'][number]

function StudentLink({ userId, student }: Pick<Details, 'userId' | 'student'>) {
  if (userId === '') return 'Unknown'
  return (
    <Link
      to={`/students/${encodeURIComponent(userId)}`}
      className="inline-flex min-h-11 items-center font-medium text-secondary underline"
    >
      {student ? student.name || student.email || userId : `Erased: ${userId}`}
    </Link>
  )
}

function PaymentCard({
  order,
  payment,
  onRefund,
}: {
  order: Details
  payment: Payment
  onRefund: () => void
}) {
  const { paymentId, givenBack, endedBy } = payment
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{paymentId}</p>
        <p className="text-sm text-muted">
          {formatAmount(order.amount, order.currency)}
          {givenBack > 0 && ` · ${formatAmount(givenBack, order.currency)} went back`}
          {endedBy === 'dispute' && ' by a dispute'}
        </p>
      </div>
      {endedBy === null && order.amount !== null && (
        <Button look="danger" onClick={onRefund}>
          Refund
        </Button>
      )}
    </Card>
  )
}

function OrderDetails({ order }: { order: Details }) {
  const [refunded, setRefunded] = useState<Payment | null>(null)
  const { orderId, productName, productId, amount, currency, at, paidAt, payments, purchase, isExtra } = order
  return (
    <>
      <Card className="mt-6 p-5">
        <Facts
          facts={[
            ['State', <OrderStateChip key="state" state={order.state} />],
            ['Amount', formatAmount(amount, currency)],
            ['Product', productName || productId || 'Unknown'],
            ['Student', <StudentLink key="student" {...order} />],
            ['Ordered', at === null ? 'Unknown' : formatMoment(at)],
            ['Paid', paidAt === null ? 'Not paid' : formatMoment(paidAt)],
            ['Order id', orderId],
            ['Access', purchase ? <PurchaseState key="access" purchase={purchase} /> : 'No purchase'],
          ]}
        />
        {isExtra && (
          <p className="mt-4 text-warning">The student owned the product when this order was paid.</p>
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
            />
          ))}
        </div>
      )}
      {refunded && <RefundDialog order={order} payment={refunded} onClose={() => setRefunded(null)} />}
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
