/** The device stores at which result it first offered to install the app, and later that the student has answered. */
const storageKey = 'install-asked'
const answered = 'settled'

/**
 * Whether this result may offer the install: no other result has, and nobody has answered. A device without storage would
 * ask at every result, so it never asks.
 */
export function mayAskAt(attemptId: string): boolean {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === null || stored === attemptId
  } catch {
    return false
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(storageKey, value)
  } catch {
    // The next result asks again.
  }
}

/** Stores that this result offered the install. */
export const storeAskedAt = (attemptId: string): void => store(attemptId)

/** Stores that the student has answered, so that no result asks again. */
export const storeAnswered = (): void => store(answered)
