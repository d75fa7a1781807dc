import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { currentAlert, subscribeToAlerts } from './alert-store'
import { Button } from './button'

function AlertDialog({ message, acknowledge }: { message: string; acknowledge: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={id}
      className="w-[calc(100%-2rem)] max-w-md rounded-card border border-line bg-raised p-6 backdrop:bg-background/80"
      onCancel={(event) => {
        event.preventDefault()
        acknowledge()
      }}
    >
      <p id={id} className="whitespace-pre-line">
        {message}
      </p>
      <div className="mt-6 flex justify-end">
        <Button look="primary" className="min-w-24" onClick={acknowledge}>
          OK
        </Button>
      </div>
    </dialog>
  )
}

/** Shows the first alert of the queue; mounted once, at the root of the app. */
export function AlertHost() {
  const alert = useSyncExternalStore(subscribeToAlerts, currentAlert, () => null)
  return alert && <AlertDialog key={alert.id} message={alert.message} acknowledge={alert.acknowledge} />
}
