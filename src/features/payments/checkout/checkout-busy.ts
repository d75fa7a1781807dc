/**
 * Whether a purchase is under way anywhere on the page. Every Buy button shows it, so it stands apart from the payment
 * code, which is loaded with the first click.
 */
let busy = false
const listeners = new Set<() => void>()

export function isCheckoutBusy(): boolean {
  return busy
}

export function setCheckoutBusy(next: boolean): void {
  if (next === busy) return
  busy = next
  for (const listener of listeners) listener()
}

export function subscribeToCheckout(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
