import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { t } from '@/language/text'
import { Button } from '../button'
import { focusHeadingIfLost } from '../focus-heading'
import { afterDialog } from './after-dialog'
import type { Choice } from './alert-store'

/**
 * One in-app alert: the text and an OK button, or a choice. Escape and Back are OK too, and the "no" of a choice
 * (docs/decisions/005).
 */
export function AlertDialog({
  message,
  choice = null,
  onAcknowledge,
}: {
  message: string
  choice?: Choice | null
  onAcknowledge: (isYes: boolean) => void
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const before = document.activeElement
    dialog.showModal()
    // A dialog that opens later, such as the sign-in that a session's end leads to, would lie above it: it goes up again.
    const watch = new MutationObserver((changes) => {
      const isCovered = changes.some(
        ({ target }) => target !== dialog && target instanceof HTMLDialogElement && target.open,
      )
      if (!isCovered) return
      dialog.close()
      dialog.showModal()
    })
    watch.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => {
      watch.disconnect()
      dialog.close()
      afterDialog(before)
      // What had the focus may be gone too, as Buy is once a pack is bought.
      focusHeadingIfLost()
    }
  }, [])
  const onBack = useEffectEvent(onAcknowledge)
  useEffect(() => {
    const leave = () => onBack(false)
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [])
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={id}
      className="w-[calc(100%-2rem)] max-w-md rounded-card border border-line bg-raised p-6 backdrop:bg-background/80"
      onCancel={(event) => {
        event.preventDefault()
        onAcknowledge(false)
      }}
    >
      <p id={id} className="whitespace-pre-line">
        {message}
      </p>
      <div className="mt-6 flex justify-end gap-3">
        {choice && <Button onClick={() => onAcknowledge(false)}>{choice[0]}</Button>}
        <Button look="primary" className="min-w-24" onClick={() => onAcknowledge(true)}>
          {choice?.[1] ?? t('OK')}
        </Button>
      </div>
    </dialog>
  )
}
