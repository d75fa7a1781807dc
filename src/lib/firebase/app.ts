import { type FirebaseApp, initializeApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { getEnv } from '@/config/env'

const env = getEnv()

/** The one Firebase app; the only other switch between the local backend and a real project is in its neighbours. */
export const firebaseApp: FirebaseApp = initializeApp({
  apiKey: env.VITE_FIREBASE_API_KEY,
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: env.VITE_FIREBASE_APP_ID,
})

// Before the first request, so that each carries its proof (docs/decisions/036). Without a key none of this is built, and
// prerendering has no browser that could prove anything.
if (__APP_CHECK_KEY__ && !import.meta.env.SSR) {
  initializeAppCheck(firebaseApp, {
    provider: new ReCaptchaEnterpriseProvider(__APP_CHECK_KEY__),
    isTokenAutoRefreshEnabled: true,
  })
}

/** Where the local backend listens: the loopback interface only. */
export const localHost = '127.0.0.1'
