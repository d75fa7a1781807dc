const held = new Set<string>()

/**
 * Works at one order unless this or another tab is at it already; then nothing happens here. A closed tab lets go by
 * itself. Without the browser's locks only this tab is guarded, and the endpoint takes a payment once anyway.
 */
export async function withOrder(orderId: string, work: () => Promise<void>): Promise<void> {
  if (held.has(orderId)) return
  held.add(orderId)
  try {
    // Older browsers and insecure origins have none.
    const locks = Reflect.get(navigator, 'locks') instanceof Object ? navigator.locks : null
    if (!locks) await work()
    else await locks.request(`order:${orderId}`, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
  } finally {
    held.delete(orderId)
  }
}
