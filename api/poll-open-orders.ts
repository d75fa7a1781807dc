import type { OrderDesk } from './orders'
import { reconcileOrders } from './reconcile'

/**
 * Reconciles again and again while the process lives, one round after the other; 0 never does. A round that fails is
 * logged, and the next one comes all the same.
 * @returns how to stop it.
 */
export function pollOpenOrders(desk: OrderDesk, everyMs: number): () => void {
  if (everyMs === 0) return () => undefined
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    reconcileOrders(desk, everyMs)
      .catch((error: unknown) => desk.log(`open orders could not be read: ${String(error)}`))
      .finally(() => {
        running = false
      })
  }, everyMs)
  // A server that is done otherwise need not wait for it.
  timer.unref()
  return () => clearInterval(timer)
}
