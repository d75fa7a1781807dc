import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { IconButton } from '../button'
import { classNames } from '../class-names'
import { afterDialog } from './after-dialog'

/** What takes the focus when a dialog opens. */
const fields = 'form :is(input:not([hidden]), select, textarea), input:not([hidden], [type=radio]), textarea'

/**
 * Opens a native dialog for as long as the component lives; focus goes in and, on closing, back where it was. Chromium
 * closes a dialog by itself when Escape or a phone's Back comes a second time, whatever the page says; one that is to
 * stay (its request is under way) then comes back by `reopen`.
 */
function useOpenDialog() {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    // The first field of a form, or the place to type, gets the focus; the choice of a text's language does not. Without
    // either, the browser's choice (the close button) is right.
    dialog.querySelector<HTMLElement>(fields)?.focus()
    return () => {
      dialog.close()
      afterDialog(before)
    }
  }, [])
  const reopen = () => {
    if (ref.current?.isConnected && !ref.current.open) ref.current.showModal()
  }
  return { ref, reopen }
}

type ModalSize = 'form' | 'detail' | 'sheet' | 'search' | 'picture'

const sizes: Record<ModalSize, string> = {
  form: 'w-[calc(100%-2rem)] rounded-card max-w-profile',
  detail: 'w-[calc(100%-2rem)] rounded-card max-w-detail',
  search:
    'max-w-none sm:max-w-detail w-full sm:w-[calc(100%-2rem)] h-dvh max-h-none sm:h-[min(40rem,84dvh)] sm:mt-16 max-sm:border-0 sm:rounded-card',
  picture: 'w-full sm:w-[calc(100%-2rem)] max-sm:border-x-0 sm:rounded-card',
  sheet: 'mb-0 w-full max-w-detail rounded-t-card transition-transform starting:translate-y-full',
}

function useTopOnChange(shown: string) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown && ref.current) ref.current.scrollTop = 0
  }, [shown])
  return ref
}

/**
 * A modal dialog: focus stays inside, Escape, backdrop and close button all call `onClose`, the page behind is inert
 * and does not scroll.
 */
export function Modal({
  title,
  onClose,
  children,
  size = 'form',
  topOn = '',
}: {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** `sheet` comes up from the bottom edge, where a thumb reaches it; `search` keeps its height, all of a phone's; `picture` is as wide as the screen. */
  size?: ModalSize
  /** Names what the dialog shows: when it shows something else, reading starts at the top again. */
  topOn?: string
}) {
  const { ref, reopen } = useOpenDialog()
  const scrolled = useTopOnChange(topOn)
  const titleId = useId()
  // A press that starts inside (selecting text) and ends on the backdrop is no backdrop click.
  const pressedOnBackdrop = useRef(false)
  const isBackdrop = (event: MouseEvent) => event.target === ref.current
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's key is Escape, which `onCancel` answers.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(
        'border border-line bg-surface shadow-2xl shadow-black/60',
        'backdrop:bg-background/80',
        sizes[size],
      )}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={reopen}
      onMouseDown={(event) => {
        pressedOnBackdrop.current = isBackdrop(event)
      }}
      onClick={(event) => {
        if (isBackdrop(event) && pressedOnBackdrop.current) onClose()
      }}
    >
      <div ref={scrolled} className="max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain p-5 sm:p-8">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2
            id={titleId}
            lang={typeof title === 'string' ? languageOf(title) : undefined}
            className="text-2xl"
          >
            {title}
          </h2>
          <IconButton aria-label={t('Close')} className="-mt-2 -mr-2 ml-auto" onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}
