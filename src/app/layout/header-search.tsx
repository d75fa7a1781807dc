import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { t } from '@/language/text'
import { DialogFailed } from '@/loading/dialog-failed'
import { lazyPage } from '@/loading/lazy-page'

/** It belongs to every page with a header; pages with data load it behind themselves (`data-layout.tsx`). */
export const LazySearch = lazyPage(() => import('./search-with-data'), 'SearchWithData', DialogFailed)

/** Calls `open` for the key `/`, unless somebody is typing or a dialog is open. */
function useSlashKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event
      if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && target.closest('input,textarea,select,[contenteditable],dialog'))
        return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
}

/** Below the header, until the code has come. */
const opening = (
  <p
    role="status"
    className="absolute inset-x-0 top-full border-b border-line bg-surface px-4 py-3 text-center"
  >
    {t('Opening the search…')}
  </p>
)

/** The search's button in the header. */
export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false)
  // A state's setter never changes, so neither does this.
  const [open] = useState(() => () => setOpen(true))
  useSlashKey(open)
  return (
    <>
      <button
        type="button"
        aria-label={t('Search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        className="grid size-11 place-items-center rounded-control text-text hover:bg-raised"
        onClick={open}
      >
        <Search size={20} aria-hidden />
      </button>
      <Suspense fallback={opening}>{isOpen && <LazySearch onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
