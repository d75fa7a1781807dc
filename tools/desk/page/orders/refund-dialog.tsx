import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { Field } from '@/ui/form/field'
import type { OutputOf } from '../call'
import { focusOnce } from '../focus-once'
import { formatMoment } from '../format'
import { ShownRead } from '../shown-read'
import { useChange, useRead } from '../use-action'
import { formatAmount } from './order-state'

type Order = OutputOf<'readOrder'>
type Plan = OutputOf<'planRefund'>

/** Who gets the money, for a question. */
const studentOf = ({ student, userId }: Order) =>
  student ? [student.name, student.email].filter(Boolean).join(', ') : `an erased student (${userId})`

/** What the provider says of earlier refunds. */
function EarlierRefunds({ plan: { refunds, pending }, currency }: { plan: Plan; currency: string }) {
  if (refunds.length === 0 && pending === 0) return null
  return (
    <ul className="grid gap-1">
      {refunds.map(({ amount, at, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the provider's list only grows
        <li key={index}>
          {state === 'refunded'
            ? `Refunded at the provider: ${formatAmount(amount, currency)}`
            : `Refund that failed at the provider: ${formatAmount(amount, currency)}`}
          {at !== null && `, ${formatMoment(at)}`}
        </li>
      ))}
      {pending > 0 && (
        <li>Accepted by the provider, not carried out yet: {formatAmount(pending, currency)}</li>
      )}
    </ul>
  )
}

function Steps({
  order,
  plan,
  refund,
  onClose,
}: {
  order: Order
  plan: Plan
  refund: ReturnType<typeof useChange<'refundOrder'>>
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [isSure, setSure] = useState(false)
  // What was read when the dialog opened: the question must not change while it is answered.
  const [{ left, effect, isStored }] = useState(plan)
  const amount = formatAmount(left, order.currency)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason.trim()) return
    if (left > 0) setSure(true)
    else give()
  }
  const give = () => refund.mutate({ order: order.orderId, payment: plan.paymentId, reason, left })
  const error = refund.error && (
    <p role="alert" className="text-error">
      {refund.error.message}
    </p>
  )
  if (refund.data)
    return (
      <div className="grid gap-5">
        <p role="status" ref={focusOnce} tabIndex={-1} className="outline-none">
          {refund.data.message}
        </p>
        <Button look="primary" className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    )
  if (left === 0 && isStored)
    return (
      <div className="grid gap-5">
        <EarlierRefunds plan={plan} currency={order.currency} />
        <p>Nothing is left to refund.</p>
        <Button look="primary" className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    )
  if (isSure)
    return (
      <div className="grid gap-5">
        <p ref={focusOnce} tabIndex={-1} className="outline-none wrap-anywhere">
          Refund <strong>{amount}</strong> to <strong>{studentOf(order)}</strong>? {effect} A refund cannot be
          taken back.
        </p>
        {error}
        <div className="flex flex-wrap justify-end gap-3">
          <Button disabled={refund.isPending} onClick={() => setSure(false)}>
            Back
          </Button>
          <Button look="danger" disabled={refund.isPending} onClick={give}>
            {refund.isPending ? 'Refunding …' : `Refund ${amount}`}
          </Button>
        </div>
      </div>
    )
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <EarlierRefunds plan={plan} currency={order.currency} />
      <p className="wrap-anywhere">
        {left > 0
          ? `${amount} for ${order.productName} goes back to ${studentOf(order)}. ${effect}`
          : `The order does not have this refund yet. No money moves. ${effect}`}
      </p>
      <Field
        label="Reason"
        hint="For the history. Students do not read it."
        maxLength={300}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {error}
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={refund.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="primary" disabled={refund.isPending}>
          {left > 0 ? 'Continue' : 'Record the refund'}
        </Button>
      </div>
    </form>
  )
}

/** Shows what the provider says, asks for the reason, asks once more at another place, refunds, and shows the result. */
export function RefundDialog({
  order,
  paymentId,
  onClose,
}: {
  order: Order
  paymentId: string
  onClose: () => void
}) {
  const plan = useRead('planRefund', { order: order.orderId, payment: paymentId })
  const refund = useChange('refundOrder')
  const close = () => {
    if (!refund.isPending) onClose()
  }
  return (
    <Modal title={`Refund for ${order.productName || order.orderId}`} onClose={close}>
      {plan.isFetching && !plan.isFetchedAfterMount ? (
        <p role="status">Asking the payment provider …</p>
      ) : (
        <ShownRead
          read={plan}
          what="the payment at the provider"
          renderData={(data) => <Steps order={order} plan={data} refund={refund} onClose={close} />}
        />
      )}
    </Modal>
  )
}
