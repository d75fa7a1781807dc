/** A first copy that did not come whole is tried again after so long, then after twice as long, and so on. */
const firstPauseMs = 15_000

/** Messages of a page to its worker: Workbox knows the first, `public/claim.js` the second. */
type Message = { type: 'SKIP_WAITING' | 'CLAIM' }

/** A worker has no origin to name: this is no window. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (worker: ServiceWorker | null, message: Message) => worker?.postMessage(message)

/**
 * Registers the service worker that keeps the app on the device. A new version is fetched in the background and waits;
 * `onWaiting` gets what to call when the student wants it. No other tab is reloaded by that: a test may be running there.
 * Where the network fails while the first copy is fetched, it is tried again without a reload, at once when the network is
 * back; Workbox keeps what has come.
 * @returns a function that stops listening
 */
export function keepAppOnDevice(onWaiting: (update: () => void) => void): () => void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  if (!worker || import.meta.env.DEV) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined

  const offer = (waiting: ServiceWorker) =>
    onWaiting(() => {
      worker.addEventListener('controllerchange', () => location.reload(), { once: true })
      tell(waiting, { type: 'SKIP_WAITING' })
    })

  const tryAgain = () => {
    if (signal.aborted) return
    const retry = () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
      keep()
    }
    timer = setTimeout(retry, pauseMs)
    addEventListener('online', retry, { signal })
    pauseMs *= 2
  }

  const register = async () => {
    const registration = await worker.register('/sw.js')
    if (signal.aborted) return
    // Without a controller this is the first visit: nothing is being replaced.
    if (registration.waiting && worker.controller) offer(registration.waiting)
    let watched: ServiceWorker | null = null
    const watch = ({ installing } = registration) => {
      if (!installing || installing === watched) return
      watched = installing
      installing.addEventListener(
        'statechange',
        () => {
          if (installing.state === 'installed' && worker.controller) offer(installing)
          if (installing.state === 'redundant' && !registration.active) tryAgain()
        },
        { signal },
      )
    }
    watch()
    registration.addEventListener('updatefound', () => watch(), { signal })
  }
  const keep = () =>
    void register().catch((error: unknown) => {
      console.info('No offline copy', error)
      // A device that refuses workers only opens the app with a network.
      if (!(error instanceof DOMException)) tryAgain()
    })

  // What became active while this page was on its way has not taken it over.
  void worker.ready.then(({ active }) => {
    if (!signal.aborted && !worker.controller) tell(active, { type: 'CLAIM' })
  })

  // After everything that the page itself needs.
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep, { once: true, signal })
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
