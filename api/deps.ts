import type { AppDeps } from './app'
import type { Env } from './env'
import { isLoopback } from './env-rules'
import type { TokenSource } from './firestore/call'
import { createFirestoreClient, type FirestoreClient } from './firestore/client'
import { createGoogleTokenSource } from './google/access-token'
import { createIdTokens, GOOGLE_KEYS_URL } from './id-token'
import { findOrder } from './orders'
import { createLedger } from './providers/local/ledger'
import { createLocalProvider } from './providers/local/local-provider'
import type { PaymentProvider } from './providers/provider'
import { createRazorpayProvider } from './providers/razorpay/razorpay-provider'
import type { Log } from './upstream'

function tokenSource(env: Env, log: Log, now: () => Date): TokenSource {
  if (isLoopback(env.FIRESTORE_URL)) return async () => 'owner'
  return createGoogleTokenSource({ account: env.GOOGLE_APPLICATION_CREDENTIALS ?? null, now, log })
}

function paymentProvider(env: Env, log: Log, firestore: FirestoreClient): PaymentProvider {
  const key = { keyId: env.PAYMENT_KEY_ID, keySecret: env.PAYMENT_KEY_SECRET }
  if (env.PAYMENT_PROVIDER === 'razorpay') {
    const webhookSecret = env.PAYMENT_WEBHOOK_SECRET ?? ''
    return createRazorpayProvider({ ...key, apiUrl: env.PAYMENT_API_URL, webhookSecret, log })
  }
  return createLocalProvider({
    ...key,
    findOrder: (orderId) => findOrder(firestore, orderId),
    ledger: createLedger(firestore),
  })
}

/** What the app needs, as the settings say: the local backend and provider, or Firebase and a real provider. */
export function createDeps(env: Env, log: Log, now: () => Date = () => new Date()): AppDeps {
  const { FIREBASE_PROJECT_ID: projectId } = env
  const firestore = createFirestoreClient({
    url: env.FIRESTORE_URL,
    projectId,
    accessToken: tokenSource(env, log, now),
    log,
  })
  return {
    firestore,
    idTokens: createIdTokens({
      authUrl: env.AUTH_URL,
      apiKey: env.FIREBASE_API_KEY,
      projectId,
      keysUrl: isLoopback(env.AUTH_URL) ? null : GOOGLE_KEYS_URL,
      now,
      log,
    }),
    provider: paymentProvider(env, log, firestore),
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    reconcile: { everyMs: env.RECONCILE_SECONDS * 1000, token: env.RECONCILE_TOKEN ?? null },
    now,
    log,
  }
}
