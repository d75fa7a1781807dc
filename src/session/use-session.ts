import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { visitor } from '@/lib/device/visitor'
import { provideIdentity } from '@/lib/identity-needed'
import { whenIdle } from '@/loading/when-idle'
import type { Session } from './session'
import { getServerSession, getSession, recallSession, subscribeToSession } from './session-store'
import { storedUserKey } from './stored-user'

/**
 * Loads the identity code and follows the auth state from then on. Safe to call often; a load that failed is tried again
 * at the next call.
 * @throws when the code cannot be loaded
 */
export async function startSession() {
  const { authRepository, followAccount, logOut } = await import('./identity')
  followAccount()
  return { authRepository, logOut }
}

provideIdentity({ load: async () => (await startSession()).authRepository, token: () => idToken() })

/** A failed load leaves the session as the device remembers it, until the network is back or a page asks again. */
const start = () => void startSession().catch(() => undefined)

/** Milliseconds between two questions whether the session still holds. */
const confirmEvery = 60_000

/** The session as it is now; re-renders on every change (spec section 4). */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, getServerSession)
}

/** Whose device entries these are: the student's id, or `visitor`; null while nobody knows yet. */
export function useOwner(): string | null {
  const session = useSession()
  if (session.status === 'loading') return null
  return session.status === 'signed-in' ? session.user.id : visitor
}

/**
 * Says at once whom this device remembers, and has the identity service confirm it when the page is idle, so that
 * nothing which a page shows first waits for it (docs/decisions/017). A device that remembers nobody needs the service
 * only when somebody signs in: on a page for that (`useFollowAccount`), or in another tab, which changes the copy. A page
 * that is looked at again after a while asks whether the session still holds. For the root of the app.
 */
export function useRecallSession(): void {
  useEffect(() => {
    const confirm = () => {
      if (recallSession('loading')) start()
    }
    let confirmedAt = Date.now()
    const onShown = () => {
      if (document.visibilityState !== 'visible' || Date.now() - confirmedAt < confirmEvery) return
      confirmedAt = Date.now()
      if (getSession().status === 'signed-in')
        void startSession().then(({ authRepository }) => authRepository.confirm(), console.info)
    }
    const onOtherTab = ({ key }: StorageEvent) => {
      if (key === storedUserKey) start()
    }
    recallSession('loading')
    void whenIdle().then(confirm)
    window.addEventListener('online', confirm)
    window.addEventListener('storage', onOtherTab)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      window.removeEventListener('online', confirm)
      window.removeEventListener('storage', onOtherTab)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [])
}

/** Follows the auth state from now on: for the pages that sign in. */
export function useFollowAccount(): void {
  useEffect(start, [])
}

/** Logs out and goes home; home even when logging out fails (spec section 2, profile overlay). */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      const { logOut } = await startSession()
      await logOut()
    } catch (error) {
      console.info('Logout failed', error)
    }
    await navigate(paths.home)
  }
}

/**
 * A fresh ID token of the signed-in student, for the order/verify endpoint and paid files.
 * @param id of the student whose it must be, where the request is about something of theirs
 * @throws AppError `unauthenticated` when nobody, or somebody else, is signed in
 */
export async function idToken(id?: string): Promise<string> {
  const { authRepository } = await startSession()
  return authRepository.idToken(id)
}
