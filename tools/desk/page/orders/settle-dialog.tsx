import { useState } from 'react'
import type { OutputOf } from '../call'
import { ReasonDialog } from '../reason-dialog'
import { useChange } from '../use-action'
import { formatAmount } from './order-state'
import type { Payment } from './payment-card'

/** Marks a failed refund as paid back in another way, after a reason. */
export function SettleDialog({
  order: { orderId, currency },
  payment: { paymentId, failed },
  onClose,
}: {
  order: OutputOf<'readOrder'>
  payment: Payment
  onClose: () => void
}) {
  const change = useChange('settleRefund')
  // What failed when the dialog opened: the question must not change while it is answered.
  const [amount] = useState(failed?.amount ?? 0)
  return (
    <ReasonDialog
      title="Settle a failed refund"
      hint="For the history. Students do not read it."
      button={['Mark as settled', 'Saving …']}
      look="primary"
      change={change}
      outcome={change.data ?? null}
      onReason={(reason) => change.mutate({ order: orderId, payment: paymentId, amount, reason })}
      onClose={onClose}
    >
      Did the student get <strong>{formatAmount(amount, currency)}</strong> another way, such as a bank
      transfer? No money moves now. Access and sales stay as they are.
    </ReasonDialog>
  )
}
