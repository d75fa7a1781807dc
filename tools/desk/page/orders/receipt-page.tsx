import { Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { ReceiptPaper } from '@/features/payments/purchases/components/receipt-paper'
import type { Receipt } from '@/features/payments/purchases/purchase-schema'
import { Button, ButtonLink } from '@/ui/button'
import type { OutputOf } from '../call'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'

type Order = OutputOf<'readOrder'>

function receiptOf(order: Order, payment: Order['payments'][number]): Receipt {
  const { productId, productName, amount, currency, orderId } = order
  const { paymentId, paidAt, givenBack, endedBy, reversals } = payment
  const endedAt = reversals.findLast(({ kind }) => kind === 'refunded' || kind === 'dispute lost')?.at
  return {
    productId,
    productName: productName || productId,
    categoryId: null,
    purchaseDate: paidAt === null ? null : new Date(paidAt),
    amount,
    currency,
    paymentId,
    orderId,
    givenBack,
    ended: endedBy && { by: endedBy, on: endedAt === undefined ? null : new Date(endedAt) },
  }
}

/** The receipt of one payment as the student has it, to print or to save as a PDF. */
export function ReceiptPage() {
  const { id = '', payment = '' } = useParams()
  const read = useRead('readOrder', { order: id })
  const order = `/orders/${encodeURIComponent(id)}`
  return (
    <main className="mx-auto max-w-2xl px-4 py-6 sm:py-10 print:max-w-none print:p-0">
      <title>Receipt · Desk</title>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink to={order}>Back to the order</ButtonLink>
        <Button look="primary" onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          Print
        </Button>
      </div>
      <ShownRead
        read={read}
        what="the receipt"
        renderData={(found) => {
          const paid = found.payments.find(({ paymentId }) => paymentId === payment)
          if (!paid) return <p role="alert">{`This order has no payment "${payment}".`}</p>
          const { name = '', email = '' } = found.student ?? {}
          const user = { firstName: name || 'Erased student', lastName: '', email, phone: '' }
          return <ReceiptPaper receipt={receiptOf(found, paid)} user={user} />
        }}
      />
    </main>
  )
}
