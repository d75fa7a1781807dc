import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth'
import { getEnv } from '@/config/env'
import { firebaseApp, localHost } from './app'

/** `initializeAuth` rather than `getAuth`, which would bring popup and redirect code that nobody uses. */
export const auth: Auth = initializeAuth(firebaseApp, { persistence: indexedDBLocalPersistence })

if (__USE_LOCAL_BACKEND__) {
  const port = getEnv().VITE_LOCAL_AUTH_PORT
  connectAuthEmulator(auth, `http://${localHost}:${port}`, { disableWarnings: true })
}
