import type { SessionUser } from '../session-user'

/** Local storage key of the session user (spec section 3). */
export const storedUserKey = 'user'

/** Part of the first load, so it does without zod. */
function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false
  const { id, email, firstName, lastName, phone } = value as Record<string, unknown>
  return id !== '' && [id, email, firstName, lastName, phone].every((field) => typeof field === 'string')
}

/** The copy on this device; null when there is none or somebody has made it unreadable. */
export function readStoredUser(): SessionUser | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(storedUserKey) ?? 'null')
    return isSessionUser(copy) ? copy : null
  } catch {
    return null
  }
}

/** Keeps or clears the copy; a device that refuses storage (private mode, full) only loses the head start. */
export function writeStoredUser(user: SessionUser | null): void {
  try {
    if (user) localStorage.setItem(storedUserKey, JSON.stringify(user))
    else localStorage.removeItem(storedUserKey)
  } catch {
    // Nothing depends on the copy.
  }
}
