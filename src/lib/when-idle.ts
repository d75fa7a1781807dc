/** Settles when the page has been shown and has nothing better to do; at once while prerendering. */
export function whenIdle(): Promise<unknown> {
  if (!('document' in globalThis)) return Promise.resolve()
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 3000 })
    else setTimeout(resolve, 300)
  })
}
