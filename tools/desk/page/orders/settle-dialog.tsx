import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { Field } from '@/ui/form/field'
import type { OutputOf } from '../call'
import { focusOnce } from '../focus-once'
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
  const [reason, setReason] = useState('')
  // What failed when the dialog opened: the question must not change while it is answered.
  const [amount] = useState(failed?.amount ?? 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) change.mutate({ order: orderId, payment: paymentId, amount, reason })
  }
  const close = () => {
    if (!change.isPending) onClose()
  }
  return (
    <Modal title="Settle a failed refund" onClose={close} topOn={change.isSuccess ? 'done' : 'form'}>
      {change.data ? (
        <div className="grid gap-5">
          <p role="status" ref={focusOnce} tabIndex={-1} className="outline-none wrap-anywhere">
            {change.data}
          </p>
          <Button look="primary" className="justify-self-end" onClick={onClose}>
            Done
          </Button>
        </div>
      ) : (
        <form className="grid gap-5" onSubmit={submit}>
          <p>
            Did the student get <strong>{formatAmount(amount, currency)}</strong> another way, such as a bank
            transfer? No money moves now. Access and sales stay as they are.
          </p>
          <Field
            label="Reason"
            hint="For the history. Students do not read it."
            maxLength={300}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {change.error && (
            <p role="alert" className="text-error">
              {change.error.message}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button disabled={change.isPending} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" look="primary" disabled={change.isPending}>
              {change.isPending ? 'Saving …' : 'Mark as settled'}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
