import { createAccounts, IDENTITY_SCOPE } from './accounts'
import type { AppDeps } from './app'
import type { Env } from './env'
import { isLoopback } from './env-rules'
import type { TokenSource } from './firestore/call'
import { createFirestoreClient } from './firestore/client'
import { createGoogleTokenSource } from './google/access-token'
import { createIdTokens, GOOGLE_KEYS_URL, identityToolkitUrl } from './id-token'
import { findOrder } from './orders'
import { applyPaymentEvent } from './payment-events'
import { createLedger } from './providers/local/ledger'
import { createLocalProvider } from './providers/local/local-provider'
import type { PaymentProvider, Reversal } from './providers/provider'
import { createRazorpayProvider } from './providers/razorpay/razorpay-provider'
import type { Log } from './upstream'

/** @param scope that a service account asks for; Firestore's when it is absent */
function tokenSource(env: Env, url: string, log: Log, now: () => Date, scope?: string): TokenSource {
  if (isLoopback(url)) return async () => 'owner'
  const account = env.GOOGLE_APPLICATION_CREDENTIALS ?? null
  return createGoogleTokenSource({ account, now, log, ...(scope && { scope }) })
}

function paymentProvider(
  env: Env,
  { log, firestore, now }: Pick<AppDeps, 'log' | 'firestore' | 'now'>,
  tell: (reversal: Reversal) => Promise<unknown>,
): PaymentProvider {
  const key = { keyId: env.PAYMENT_KEY_ID, keySecret: env.PAYMENT_KEY_SECRET }
  if (env.PAYMENT_PROVIDER === 'razorpay') {
    const webhookSecret = env.PAYMENT_WEBHOOK_SECRET ?? ''
    return createRazorpayProvider({ ...key, apiUrl: env.PAYMENT_API_URL, webhookSecret, log })
  }
  return createLocalProvider({
    ...key,
    findOrder: (orderId) => findOrder(firestore, orderId),
    ledger: createLedger(firestore),
    tell,
    now,
  })
}

/** What the app needs, as the settings say: the local backend and provider, or Firebase and a real provider. */
export function createDeps(env: Env, log: Log, now: () => Date = () => new Date()): AppDeps {
  const { FIREBASE_PROJECT_ID: projectId } = env
  const firestore = createFirestoreClient({
    url: env.FIRESTORE_URL,
    projectId,
    accessToken: tokenSource(env, env.FIRESTORE_URL, log, now),
    log,
  })
  const deps: AppDeps = {
    firestore,
    idTokens: createIdTokens({
      authUrl: env.AUTH_URL,
      apiKey: env.FIREBASE_API_KEY,
      projectId,
      keysUrl: isLoopback(env.AUTH_URL) ? null : GOOGLE_KEYS_URL,
      now,
      log,
    }),
    accounts: createAccounts({
      identityUrl: identityToolkitUrl(env.AUTH_URL),
      projectId,
      accessToken: tokenSource(env, env.AUTH_URL, log, now, IDENTITY_SCOPE),
      log,
    }),
    provider: paymentProvider(env, { log, firestore, now }, (reversal) => applyPaymentEvent(deps, reversal)),
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES ?? 0,
    reconcile: { everyMs: env.RECONCILE_SECONDS * 1000, token: env.RECONCILE_TOKEN ?? null },
    rank: { forMs: env.RANK_SECONDS * 1000, token: env.RANK_TOKEN ?? null },
    now,
    log,
  }
  return deps
}
