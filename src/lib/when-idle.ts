/** Milliseconds between two looks, and how often it is looked: a page that waits longer holds up nothing else. */
const lookEvery = 100
const looks = 50

const isShown = () =>
  document.getElementById('root')?.hasChildNodes() !== false && !document.querySelector('[data-loading]')

/** Settles when the page shows what it is about, after five seconds at the latest; at once while prerendering. */
export async function whenShown(): Promise<void> {
  if (!('document' in globalThis)) return
  for (let look = 0; look < looks && !isShown(); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
}

/**
 * Settles when the page has been shown and has nothing better to do; at once while prerendering. What waits for it takes
 * nothing of a weak network from the page's own.
 */
export async function whenIdle(): Promise<void> {
  await whenShown()
  if (!('document' in globalThis)) return
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 3000 })
    else setTimeout(resolve, 300)
  })
}
