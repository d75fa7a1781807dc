import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth'
import { getEnv } from '@/config/env'
import { firebaseApp, localHost } from './app'

const listeners = new Set<() => void>()

/** Calls `listener` whenever the service refuses an account as disabled, for as long as the page lives. */
export function onAccountDisabled(listener: () => void): void {
  listeners.add(listener)
}

/**
 * The SDK asks here for the text of each error that it makes. When it starts, it drops a stored account that the service
 * refuses and tells nobody why: this is where the reason can be heard. Texts come from `lib/app-error.ts`.
 */
const errorMap = () => ({
  get 'user-disabled'() {
    for (const listener of listeners) listener()
    return ''
  },
})

/** `initializeAuth` rather than `getAuth`, which would bring popup and redirect code that nobody uses. */
export const auth: Auth = initializeAuth(firebaseApp, { persistence: indexedDBLocalPersistence, errorMap })

if (__USE_LOCAL_BACKEND__) {
  const port = getEnv().VITE_LOCAL_AUTH_PORT
  connectAuthEmulator(auth, `http://${localHost}:${port}`, { disableWarnings: true })
}
