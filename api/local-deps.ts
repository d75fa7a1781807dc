import type { AppDeps } from './app'
import type { Env } from './env'
import { createFirestoreClient } from './firestore/client'
import { createIdTokenVerifier } from './id-token'
import { findOrder } from './orders'
import { createLocalProvider } from './providers/local/local-provider'
import type { Log } from './upstream'

/**
 * What the app needs on the local backend with the local provider. A deployment builds the same with its own provider
 * and, as `accessToken`, its service account's OAuth token.
 */
export function localDeps(env: Env, log: Log, now: () => Date = () => new Date()): AppDeps {
  const firestore = createFirestoreClient({
    url: env.FIRESTORE_URL,
    projectId: env.FIREBASE_PROJECT_ID,
    accessToken: async () => 'owner',
    log,
  })
  return {
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
  }
}
