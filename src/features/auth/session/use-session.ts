import { useEffect, useSyncExternalStore } from 'react'
import {
  checkRemembered,
  getServerSession,
  getSession,
  type Session,
  subscribeToSession,
} from './session-store'
import { startSession } from './start-session'

/** The session as it is now; re-renders on every change (spec section 4). */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, getServerSession)
}

/** Follows the auth state from here on: `always`, or only when this device remembers somebody as signed in. */
export function useStartSession(when: 'always' | 'remembered'): void {
  useEffect(() => {
    const remembered = checkRemembered()
    // A failed load leaves the session as it is; the next page that needs it tries again.
    if (when === 'always' || remembered) startSession().catch(() => undefined)
  }, [when])
}
