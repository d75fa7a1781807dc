import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { Field } from '@/ui/form/field'
import { focusOnce } from './focus-once'

/** What the dialog needs of the change that it makes (`useChange`). */
interface Change {
  isPending: boolean
  isSuccess: boolean
  error: Error | null
}

/**
 * Asks for a reason, makes one change and tells what came of it. Stays open while the change is on its way.
 * @param outcome a sentence once the change is made; null before
 * @param button its text, and its text while the change is on its way
 * @param children what is asked
 */
export function ReasonDialog({
  title,
  hint,
  button: [text, pendingText],
  look,
  change,
  outcome,
  onReason,
  onClose,
  children,
}: {
  title: string
  hint: string
  button: readonly [text: string, pendingText: string]
  look: 'primary' | 'danger'
  change: Change
  outcome: string | null
  onReason: (reason: string) => void
  onClose: () => void
  children: ReactNode
}) {
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) onReason(reason)
  }
  const close = () => {
    if (!change.isPending) onClose()
  }
  return (
    <Modal title={title} onClose={close} topOn={change.isSuccess ? 'done' : 'form'}>
      {outcome !== null ? (
        <div className="grid gap-5">
          <p role="status" ref={focusOnce} tabIndex={-1} className="outline-none wrap-anywhere">
            {outcome}
          </p>
          <Button look="primary" className="justify-self-end" onClick={onClose}>
            Done
          </Button>
        </div>
      ) : (
        <form className="grid gap-5" onSubmit={submit}>
          <p className="wrap-anywhere">{children}</p>
          <Field
            label="Reason"
            hint={hint}
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
            <Button type="submit" look={look} disabled={change.isPending}>
              {change.isPending ? pendingText : text}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
