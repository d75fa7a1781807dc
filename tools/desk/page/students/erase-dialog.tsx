import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { Field } from '@/ui/form/field'
import type { OutputOf } from '../call'
import { focusOnce } from '../focus-once'
import { ShownRead } from '../shown-read'
import { useChange, useRead } from '../use-action'

type Erasure = OutputOf<'planErasure'>

/** What each kept document is, by its collection. */
const keptNames: Readonly<Record<string, string>> = {
  user_purchases: 'Purchases',
  orders: 'Orders',
  open_orders: 'Orders that were begun',
  payment_events: 'Notices of the payment provider',
}

function Kept({ kept }: Pick<Erasure, 'kept'>) {
  if (kept.length === 0) return <p>Nothing has to be kept by law.</p>
  const counts = Object.entries(keptNames).flatMap(([collection, name]) => {
    const count = kept.filter((path) => path.startsWith(`${collection}/`)).length
    return count > 0 ? [`${name}: ${count}`] : []
  })
  return (
    <div>
      <p>The law on tax and companies requires us to keep:</p>
      <ul className="mt-2 list-disc pl-5">
        {counts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

/** Shows what is kept, asks for a typed word, erases, and shows what happened. */
export function EraseDialog({ uid, name, onClose }: { uid: string; name: string; onClose: () => void }) {
  const plan = useRead('planErasure', { uid })
  const erase = useChange('eraseStudent')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTyped = typed.trim().toLowerCase() === 'erase'
    setProblem(isTyped ? undefined : 'Type the word erase.')
    if (isTyped) erase.mutate({ uid })
  }
  const close = () => {
    if (!erase.isPending) onClose()
  }
  if (erase.data) {
    const { kept } = erase.data
    return (
      <Modal title="Erased" onClose={onClose} topOn="done">
        <div className="grid gap-5">
          <p role="status" ref={focusOnce} tabIndex={-1} className="outline-none">
            The account is erased, with all results, saved questions and reports of the student.
          </p>
          <Kept kept={kept} />
          <Button look="primary" className="justify-self-end" onClick={onClose}>
            Done
          </Button>
        </div>
      </Modal>
    )
  }
  return (
    <Modal title="Erase this student" onClose={close}>
      <ShownRead
        read={plan}
        what="what is kept"
        renderData={({ kept }) => (
          <form className="grid gap-5" onSubmit={submit}>
            <p className="wrap-anywhere">
              The account of {name} is deleted for good, with all results, saved questions and reports. Nobody
              can take this back.
            </p>
            <Kept kept={kept} />
            <Field
              label="Type the word erase"
              autoComplete="off"
              error={problem}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            {erase.error && (
              <p role="alert" className="text-error">
                {erase.error.message}
              </p>
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <Button disabled={erase.isPending} onClick={close}>
                Cancel
              </Button>
              <Button type="submit" look="danger" disabled={erase.isPending}>
                {erase.isPending ? 'Erasing …' : 'Erase for good'}
              </Button>
            </div>
          </form>
        )}
      />
    </Modal>
  )
}
