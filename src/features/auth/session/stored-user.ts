import { type SessionUser, sessionUserSchema } from '../session-user'
import { storedUserKey } from './session-store'

/** The copy on this device; null when there is none or somebody has made it unreadable. */
export function readStoredUser(): SessionUser | null {
  try {
    const parsed = sessionUserSchema.safeParse(JSON.parse(localStorage.getItem(storedUserKey) ?? 'null'))
    return parsed.success ? parsed.data : null
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
