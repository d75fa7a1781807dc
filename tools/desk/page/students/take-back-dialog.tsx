import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { Field } from '@/ui/form/field'
import type { OutputOf } from '../call'
import { focusOnce } from '../focus-once'
import { useChange } from '../use-action'

/** What became of it, in a sentence. */
function outcomeOf(name: string, { productName, isNew, hasAccess }: OutputOf<'takeBackGift'>): string {
  if (hasAccess) return `${name} has paid for ${productName} too, and keeps it by that payment.`
  return isNew ? `${name} cannot open ${productName} any more.` : `${productName} was taken back before.`
}

/** Takes a gift back from a student, after a reason. */
export function TakeBackDialog({
  uid,
  name,
  purchase: { productId, productName },
  onClose,
}: {
  uid: string
  name: string
  purchase: { productId: string; productName: string }
  onClose: () => void
}) {
  const change = useChange('takeBackGift')
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) change.mutate({ product: productId, who: uid, reason })
  }
  const close = () => {
    if (!change.isPending) onClose()
  }
  return (
    <Modal title="Take back a gift" onClose={close} topOn={change.isSuccess ? 'done' : 'form'}>
      {change.data ? (
        <div className="grid gap-5">
          <p role="status" ref={focusOnce} tabIndex={-1} className="outline-none wrap-anywhere">
            {outcomeOf(name, change.data)}
          </p>
          <Button look="primary" className="justify-self-end" onClick={onClose}>
            Done
          </Button>
        </div>
      ) : (
        <form className="grid gap-5" onSubmit={submit}>
          <p className="wrap-anywhere">
            Take <strong>{productName}</strong> back from <strong>{name}</strong>? It closes for the student
            at once. Results and saved questions stay.
          </p>
          <Field
            label="Reason"
            hint="The student can read it in the file of their own data."
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
            <Button type="submit" look="danger" disabled={change.isPending}>
              {change.isPending ? 'Taking back …' : 'Take back'}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
