/**
 * What is known of the network, for the note that tells it. A browser's own word is not enough: it says "online" on a
 * network that leads nowhere, so every read of the server reports how it went.
 *
 * `keptFrom`: epoch milliseconds of the older copy that is on the screen because reading it again failed.
 */
export type NetworkState = { status: 'online' | 'slow' } | { status: 'offline'; keptFrom: number | null }

/** Milliseconds after which an answer that is still on its way is told of. */
const longWait = 8000

const online: NetworkState = { status: 'online' }
const slow: NetworkState = { status: 'slow' }
let state: NetworkState = online
/** How many answers have been waited for too long. */
let late = 0
/** How often the browser has said that the network is gone. */
let losses = 0
const listeners = new Set<() => void>()

function set(next: NetworkState): void {
  state = next
  for (const listener of listeners) listener()
}

const reached = () => (late > 0 ? slow : online)

/** A request reached its server. */
export function reportReached(): void {
  if (state.status === 'offline') set(reached())
}

/**
 * Reports that a server was reached when `answer` comes. One that was on its way when the browser lost the network says
 * nothing of the network since.
 */
export async function watchReach<T>(answer: Promise<T>): Promise<T> {
  const before = losses
  const value = await answer
  if (losses === before) reportReached()
  return value
}

/** Tells of a slow network while `answer` takes longer than a student waits without a word. Settles as `answer` does. */
export function watchPatience<T>(answer: Promise<T>): Promise<T> {
  const count = (by: number) => {
    late += by
    if (state.status !== 'offline') set(reached())
  }
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    count(1)
  }, longWait)
  return answer.finally(() => {
    clearTimeout(timer)
    if (isLate) count(-1)
  })
}

/** A request did not reach its server. @param keptFrom when the copy that is shown instead was read; null for none. */
export function reportUnreached(keptFrom: number | null): void {
  const oldest =
    state.status === 'offline' && state.keptFrom !== null ? state.keptFrom : Number.POSITIVE_INFINITY
  const from = Math.min(oldest, keptFrom ?? Number.POSITIVE_INFINITY)
  set({ status: 'offline', keptFrom: Number.isFinite(from) ? from : null })
}

/** The student has left the page that showed an older copy. */
export function reportLeft(): void {
  if (state.status === 'offline' && state.keptFrom !== null) set({ status: 'offline', keptFrom: null })
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
  const lost = () => {
    losses += 1
    reportUnreached(null)
  }
  listeners.add(listener)
  addEventListener('offline', lost)
  addEventListener('online', reportReached)
  if (!navigator.onLine && state.status !== 'offline') queueMicrotask(lost)
  return () => {
    listeners.delete(listener)
    removeEventListener('offline', lost)
    removeEventListener('online', reportReached)
  }
}
