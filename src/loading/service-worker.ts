/**
 * Registers the service worker that keeps the app on the device. A new version is fetched in the background and waits;
 * `onWaiting` gets what to call when the student wants it. No other tab is reloaded by that: a test may be running there.
 * @returns a function that stops listening
 */
export function keepAppOnDevice(onWaiting: (update: () => void) => void): () => void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  if (!worker || import.meta.env.DEV) return () => undefined
  const stop = new AbortController()
  const { signal } = stop

  const offer = (waiting: ServiceWorker) =>
    onWaiting(() => {
      worker.addEventListener('controllerchange', () => location.reload(), { once: true })
      // A worker has no origin to name: this is no window.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      waiting.postMessage({ type: 'SKIP_WAITING' })
    })

  const register = async () => {
    const registration = await worker.register('/sw.js')
    if (signal.aborted) return
    // Without a controller this is the first visit: nothing is being replaced.
    if (registration.waiting && worker.controller) offer(registration.waiting)
    registration.addEventListener(
      'updatefound',
      () => {
        const { installing } = registration
        installing?.addEventListener(
          'statechange',
          () => {
            if (installing.state === 'installed' && worker.controller) offer(installing)
          },
          { signal },
        )
      },
      { signal },
    )
  }

  // After everything that the page itself needs; a device that refuses workers only opens the app with a network.
  const whenLoaded = () => void register().catch((error: unknown) => console.info('No offline copy', error))
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded, { once: true, signal })
  return () => stop.abort()
}
