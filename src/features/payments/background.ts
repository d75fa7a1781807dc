/**
 * Where the device keeps what a student may have paid and nobody has recorded yet: localStorage, because it is written
 * before the page can be killed, and tells the other tabs (docs/decisions/018). Every page needs this much, to know
 * whether a payment is to be finished; the rest comes with the door (`index.ts`).
 */

type Kind = 'pendingPayments' | 'openedOrders'

const listeners = new Set<() => void>()

/** The name of the entry, as other tabs' storage events tell it. */
export function keyOfKept(kind: Kind, userId: string): string {
  return `${kind}:${userId}`
}

/** The stored text; null when there is none, or the device refuses. */
export function readKept(kind: Kind, userId: string): string | null {
  try {
    return localStorage.getItem(keyOfKept(kind, userId))
  } catch {
    return null
  }
}

/** Replaces the list; an empty one leaves nothing behind. */
export function writeKept(kind: Kind, userId: string, items: readonly unknown[]): void {
  try {
    if (items.length > 0) localStorage.setItem(keyOfKept(kind, userId), JSON.stringify(items))
    else localStorage.removeItem(keyOfKept(kind, userId))
  } catch {
    // A device that refuses storage: the payment goes on, it only cannot be made up for after a closed tab.
  }
  for (const listener of listeners) listener()
}

/** Whether there is anything to finish; spares every start the code that would. */
export function hasKept(userId: string): boolean {
  return readKept('pendingPayments', userId) !== null || readKept('openedOrders', userId) !== null
}

/** Tells of every change, also by another tab. */
export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
