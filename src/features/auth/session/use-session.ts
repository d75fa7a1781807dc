import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '@/loading/when-idle'
import {
  getServerSession,
  getSession,
  recallSession,
  type Session,
  subscribeToSession,
} from './session-store'
import { startSession } from './start-session'
import { storedUserKey } from './stored-user'

/** The session as it is now; re-renders on every change (spec section 4). */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, getServerSession)
}

/** A failed load leaves the session as the device remembers it, until the network is back or a page asks again. */
const start = () => void startSession().catch(() => undefined)

/**
 * Says at once whom this device remembers, and has the identity service confirm it when the page is idle, so that
 * nothing which a page shows first waits for it (docs/decisions/017). A device that remembers nobody needs the service
 * only when somebody signs in: on a page for that (`useFollowAccount`), or in another tab, which changes the copy.
 * @param ofNobody what a device that remembers nobody is told as
 */
export function useRecallSession(ofNobody: 'signed-out' | 'loading'): void {
  useEffect(() => {
    const isRemembered = recallSession(ofNobody)
    if (isRemembered) void whenIdle().then(start)
    const onOnline = () => {
      if (isRemembered) start()
    }
    const onOtherTab = ({ key }: StorageEvent) => {
      if (key === storedUserKey) start()
    }
    window.addEventListener('online', onOnline)
    window.addEventListener('storage', onOtherTab)
    return () => {
      window.removeEventListener('online', onOnline)
      window.removeEventListener('storage', onOtherTab)
    }
  }, [ofNobody])
}

/** Follows the auth state from now on: for the pages that sign in. */
export function useFollowAccount(): void {
  useEffect(start, [])
}
