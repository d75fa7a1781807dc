import { useEffect } from 'react'

/** Milliseconds between two looks, and after which a page that still loads holds up nothing else. */
const lookEvery = 100
const patience = 10_000

/** The first question of a quiz can be read while its attempt is being opened, which what comes behind would hold up. */
const isShown = () =>
  document.getElementById('root')?.hasChildNodes() !== false &&
  !document.querySelector('[data-loading], .quiz-opening')

/** Settles when the page shows what it is about, after ten seconds at the latest; at once while prerendering. */
export async function whenShown(): Promise<void> {
  if (!('document' in globalThis)) return
  const latest = Date.now() + patience
  while (!isShown() && Date.now() < latest) await new Promise((resolve) => setTimeout(resolve, lookEvery))
}

/** Settles when the browser has nothing better to do, also while the page waits for the network. */
export async function idleMoment(): Promise<void> {
  if (!('document' in globalThis)) return
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 3000 })
    else setTimeout(resolve, 300)
  })
}

/**
 * Settles when the page has been shown and has nothing better to do; at once while prerendering. For what the page does
 * not show: so it takes no share of a weak network from what the page does show.
 */
export async function whenIdle(): Promise<void> {
  await whenShown()
  await idleMoment()
}

/**
 * Loads code for a next step behind the page, so that the step works at once, even if the network is gone by then. A
 * failure is not told: the component that shows the code loads it again.
 * @param load stays the same function, outside of any component
 */
export function useLoadBehind(load: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (!load) return undefined
    let isHere = true
    whenIdle()
      .then(() => (isHere ? load() : undefined))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [load])
}
