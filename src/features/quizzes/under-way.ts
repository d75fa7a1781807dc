const key = 'quiz-under-way'

/**
 * Notes that the quiz of this address is under way on this device: what its HTML shows first is not what goes on, and
 * src/loading/head.js hides it.
 */
export function markUnderWay(): void {
  try {
    localStorage.setItem(key, location.pathname)
  } catch {
    // A device without storage keeps no attempt either.
  }
}
