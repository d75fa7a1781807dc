import { type FirebaseApp, initializeApp } from 'firebase/app'
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

/** Where the local backend listens: the loopback interface only. */
export const localHost = '127.0.0.1'
