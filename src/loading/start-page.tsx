import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RouteObject } from 'react-router-dom'
import { language } from '@/language/languages'
import { isPlainSearch } from '@/lib/edition'
import { loadFirstRoute } from './route-code'

/** Says, with the app's first frame and not before, that the HTML which the page came as is gone. */
function Replaced() {
  useLayoutEffect(() => document.querySelector('[data-prerendered]')?.removeAttribute('data-prerendered'), [])
  return null
}

/**
 * Starts the app in the page that came as HTML (tools/build/prerender.mjs), once the code for the address is there; until
 * then the HTML stays on the screen. A visitor's page is taken over as it is. For a student, another language than English, or an address with
 * parameters, the HTML is only a frame, which the app's first render replaces.
 * @param isVisitors whether nobody is remembered on this device
 */
export async function startPage(
  root: HTMLElement,
  app: ReactNode,
  { routes, isVisitors }: { routes: RouteObject[]; isVisitors: boolean },
): Promise<void> {
  const readAhead = await loadFirstRoute(routes, location).catch(() => null)
  const isTakenOver =
    isVisitors &&
    language === 'en' &&
    isPlainSearch(location.search) &&
    root.dataset.prerendered === location.pathname
  if (isTakenOver && !readAhead) {
    // The page can be read as it is; src/loading/head.js reloads it when its code can be fetched.
    dispatchEvent(new Event('codefailed'))
    return
  }
  // In a frame, the app itself says what could not be loaded.
  // The first render of a page that is taken over must equal its HTML, and so show the documents that came with it, or none.
  if (!isTakenOver) readAhead?.()
  try {
    // src/loading/head.js counts them while the start fails.
    sessionStorage.removeItem('startReloads')
  } catch {
    // A device without storage has counted none.
  }
  // As a transition the first render is done in slices, and a weak phone answers a finger in between.
  startTransition(() => {
    if (isTakenOver) {
      hydrateRoot(root, app)
    } else {
      createRoot(root).render(
        <>
          {app}
          <Replaced />
        </>,
      )
    }
  })
}
