import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyPage } from './lazy-page'
import { LoadFailed } from './load-failed'

/** Over everything, because the list below the dialog may be scrolled anywhere. */
function DialogFailed() {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-background/95">
      <LoadFailed />
    </div>
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
