import type { ComponentType, LazyExoticComponent } from 'react'
import { createPortal } from 'react-dom'
import { lazyPage } from './lazy-page'
import { LoadFailed } from './load-failed'

/** Over everything: the list below the dialog may be scrolled anywhere, and its button may stand in the header. */
function DialogFailed({ onClose }: { onClose?: () => void } = {}) {
  return createPortal(
    <div className="fixed inset-0 z-50 grid content-center justify-items-center bg-background">
      <LoadFailed />
      {onClose && (
        <button type="button" className="-mt-12 min-h-11 rounded-control px-5 text-muted" onClick={onClose}>
          Close
        </button>
      )}
    </div>,
    document.body,
  )
}

/**
 * A dialog whose code is no part of its page: it is loaded when it is first shown, or ahead of that by `usePreload`. Put
 * it into a Suspense of its own, so that the page stays while it comes.
 */
export function lazyDialog<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyPage(load, name, DialogFailed)
}
