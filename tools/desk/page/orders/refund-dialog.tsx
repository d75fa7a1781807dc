import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { Field } from '@/ui/form/field'
import type { OutputOf } from '../call'
import { focusOnce } from '../focus-once'
import { useChange } from '../use-action'
import { formatAmount } from './order-state'

type Order = OutputOf<'readOrder'>
type Payment = Order['payments'][number]

/** Who gets the money, for a question. */
const studentOf = ({ student, userId }: Order) =>
  student ? [student.name, student.email].filter(Boolean).join(', ') : `an erased student (${userId})`

/** Asks for the reason, asks once more at another place, refunds, and shows what happened. */
export function RefundDialog({
  order,
  payment,
  onClose,
}: {
  order: Order
  payment: Payment
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [isSure, setSure] = useState(false)
  const refund = useChange('refundOrder')
  const amount = formatAmount((order.amount ?? 0) - payment.givenBack, order.currency)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) setSure(true)
  }
  const give = () => refund.mutate({ order: order.orderId, payment: payment.paymentId, reason })
  const close = () => {
    if (!refund.isPending) onClose()
  }
  const step = refund.data ? 'done' : isSure ? 'sure' : 'reason'
  return (
    <Modal title={`Refund ${amount}`} onClose={close} topOn={step}>
      {step === 'reason' && (
        <form className="grid gap-5" onSubmit={goOn}>
          <p className="wrap-anywhere">
            {amount} for {order.productName} goes back to {studentOf(order)}.
          </p>
          <Field
            label="Reason"
            hint="For the history. Students do not read it."
            maxLength={300}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary">
              Continue
            </Button>
            <Button onClick={close}>Cancel</Button>
          </div>
        </form>
      )}
      {step === 'sure' && (
        <div className="grid gap-5">
          <p ref={focusOnce} tabIndex={-1} className="outline-none wrap-anywhere">
            Refund <strong>{amount}</strong> to <strong>{studentOf(order)}</strong>? The student loses access
            to the product. A refund cannot be taken back.
          </p>
          {refund.error && (
            <p role="alert" className="text-error">
              {refund.error.message}
            </p>
          )}
          <div className="flex flex-wrap justify-between gap-3">
            <Button disabled={refund.isPending} onClick={() => setSure(false)}>
              Back
            </Button>
            <Button look="danger" disabled={refund.isPending} onClick={give}>
              {refund.isPending ? 'Refunding …' : `Refund ${amount}`}
            </Button>
          </div>
        </div>
      )}
      {refund.data && (
        <div className="grid gap-5">
          <p role="status" ref={focusOnce} tabIndex={-1} className="outline-none">
            {refund.data.message}
          </p>
          <Button look="primary" className="justify-self-start" onClick={onClose}>
            Done
          </Button>
        </div>
      )}
    </Modal>
  )
}
