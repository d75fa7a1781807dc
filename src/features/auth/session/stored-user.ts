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

/** Whether the device keeps a copy, be it unreadable: somebody may still be signed in here. */
export function hasStoredUser(): boolean {
  try {
    return localStorage.getItem(storedUserKey) !== null
  } catch {
    return false
  }
}

/** Keeps or clears the copy; on a device that refuses storage (private mode, full) every page begins as a visitor's. */
export function writeStoredUser(user: SessionUser | null): void {
  try {
    if (user) localStorage.setItem(storedUserKey, JSON.stringify(user))
    else localStorage.removeItem(storedUserKey)
  } catch {
    // The session lives on in this page.
  }
}
