import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RouteObject } from 'react-router-dom'
import { loadFirstRoute } from './route-code'

/** Says, with the app's first frame and not before, that the HTML which the page came as is gone. */
function Replaced() {
  useLayoutEffect(() => document.querySelector('[data-prerendered]')?.removeAttribute('data-prerendered'), [])
  return null
}

/**
 * Starts the app in the page that came as HTML (scripts/prerender.mjs), when the code of what the address shows is
 * there: until then the HTML stays on the screen. A page that is a visitor's own is taken over; of any other (a
 * student's, an address with parameters) the HTML is a frame, which the app's first render replaces.
 * @param isVisitors whether nobody is remembered on this device
 */
export async function startPage(
  root: HTMLElement,
  app: ReactNode,
  { routes, isVisitors }: { routes: RouteObject[]; isVisitors: boolean },
): Promise<void> {
  // What cannot be loaded is told by the page itself.
  const readAhead = await loadFirstRoute(routes, location).catch(() => null)
  const isTakenOver = isVisitors && root.dataset.prerendered === location.pathname + location.search
  // What is taken over shows at first what the HTML does, and that has nothing of what is read.
  if (!isTakenOver) readAhead?.()
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
