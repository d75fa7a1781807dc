import type { Hono } from 'hono'
import { createApp } from './app'
import type { Env } from './env'
import { createFirestoreClient } from './firestore/client'
import { createIdTokenVerifier } from './id-token'
import { findOrder } from './orders'
import { createLocalProvider } from './providers/local/local-provider'
import type { Log } from './upstream'

/**
 * The app on the local backend with the local provider. A deployment does the same with its own provider and, as
 * `accessToken`, its service account's OAuth token.
 */
export function createLocalApp(env: Env, log: Log, now: () => Date = () => new Date()): Hono {
  const firestore = createFirestoreClient({
    url: env.FIRESTORE_URL,
    projectId: env.FIREBASE_PROJECT_ID,
    accessToken: async () => 'owner',
    log,
  })
  return createApp({
    firestore,
    verifyIdToken: createIdTokenVerifier({
      authUrl: env.AUTH_URL,
      apiKey: env.FIREBASE_API_KEY,
      projectId: env.FIREBASE_PROJECT_ID,
      now,
      log,
    }),
    provider: createLocalProvider({
      keyId: env.PAYMENT_KEY_ID,
      keySecret: env.PAYMENT_KEY_SECRET,
      findOrder: (orderId) => findOrder(firestore, orderId),
    }),
    allowedOrigins: env.ALLOWED_ORIGINS,
    now,
    log,
  })
}
