/**
 * What is known of the network, for the note that tells it. A browser's own word is not enough: it says "online" on a
 * network that leads nowhere, so every read of the server reports how it went.
 *
 * `keptFrom`: epoch milliseconds of the older copy that is on the screen because reading it again failed.
 */
export type NetworkState = { status: 'online' } | { status: 'offline'; keptFrom: number | null }

const online: NetworkState = { status: 'online' }
let state: NetworkState = online
const listeners = new Set<() => void>()

function set(next: NetworkState): void {
  state = next
  for (const listener of listeners) listener()
}

/** A request reached its server. */
export function reportReached(): void {
  if (state.status !== 'online') set(online)
}

/** A request did not reach its server. @param keptFrom when the copy that is shown instead was read; null for none. */
export function reportUnreached(keptFrom: number | null): void {
  const oldest =
    state.status === 'offline' && state.keptFrom !== null ? state.keptFrom : Number.POSITIVE_INFINITY
  const from = Math.min(oldest, keptFrom ?? Number.POSITIVE_INFINITY)
  set({ status: 'offline', keptFrom: Number.isFinite(from) ? from : null })
}

export function getNetworkState(): NetworkState {
  return state
}

/** What the prerendered page says. */
export function getServerNetworkState(): NetworkState {
  return online
}

/** Calls `listener` on every change, and lets the browser's own events count from here on. */
export function subscribeToNetwork(listener: () => void): () => void {
  const lost = () => reportUnreached(null)
  listeners.add(listener)
  addEventListener('offline', lost)
  addEventListener('online', reportReached)
  if (!navigator.onLine && state.status === 'online') queueMicrotask(lost)
  return () => {
    listeners.delete(listener)
    removeEventListener('offline', lost)
    removeEventListener('online', reportReached)
  }
}
