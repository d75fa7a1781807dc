/** The device keeps at which result the student was first asked to install the app, and that it has been settled. */
const storageKey = 'install-asked'
const settled = 'settled'

/**
 * Whether the student may be asked at this result: nobody has been asked on this device, or here and without an answer. A
 * device that keeps nothing would ask at every result, so it never does.
 */
export function mayAskAt(attemptId: string): boolean {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === null || kept === attemptId
  } catch {
    return false
  }
}

function keep(value: string): void {
  try {
    localStorage.setItem(storageKey, value)
  } catch {
    // It is asked again at another result.
  }
}

/** The student has been asked here. */
export const keepAskedAt = (attemptId: string): void => keep(attemptId)

/** The student has answered, whatever: nobody is asked again. */
export const keepSettled = (): void => keep(settled)
