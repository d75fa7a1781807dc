import type { SessionUser } from './session-user'

/** Local storage key of the session user (spec section 3). */
export const storedUserKey = 'user'

/** The copy on this device; `unreadable` when somebody has changed it, so that the service alone knows whose it was. */
export type StoredUser = SessionUser | 'unreadable' | null

/** Part of the first load, so it does without zod. */
function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false
  const { id, email, firstName, lastName, phone } = value as Record<string, unknown>
  return id !== '' && [id, email, firstName, lastName, phone].every((field) => typeof field === 'string')
}

function parse(text: string): StoredUser {
  try {
    const copy: unknown = JSON.parse(text)
    return isSessionUser(copy) ? copy : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

export function readStoredUser(): StoredUser {
  try {
    const text = localStorage.getItem(storedUserKey)
    return text === null ? null : parse(text)
  } catch {
    // A device that refuses storage keeps nothing.
    return null
  }
}

/** Keeps or clears the copy; on a device that refuses storage (private mode, full) every page begins as a visitor's. */
export function writeStoredUser(user: SessionUser | null): void {
  try {
    if (!user) localStorage.removeItem(storedUserKey)
    else localStorage.setItem(storedUserKey, JSON.stringify(user))
  } catch {
    // The session lives on in this page.
  }
}
