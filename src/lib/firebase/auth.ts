import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { getEnv } from '@/config/env'
import { firebaseApp, localHost } from './app'

const env = getEnv()

/** `initializeAuth` rather than `getAuth`, which would bring popup and redirect code that nobody uses. */
export const auth: Auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})

if (env.VITE_USE_LOCAL_BACKEND) {
  connectAuthEmulator(auth, `http://${localHost}:${env.VITE_LOCAL_AUTH_PORT}`, { disableWarnings: true })
}
