const key = 'began-quiz'

/**
 * Notes that a quiz was begun on this device. What the HTML of a quiz shows first may not be what goes on here, and
 * src/loading/head.js hides it.
 */
export function markBegun(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // A device without storage keeps no attempt either.
  }
}
