/** The endpoint's settings; the defaults run it against the local backend. What they must be together: env-rules.ts. */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { checkSettings, LOCAL } from './env-rules'
import { serviceAccountSchema } from './google/access-token'

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))

const port = z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535)

const seconds = z.coerce.number('must be a number of seconds').int('must be a number of seconds').min(0)

const proxies = z.coerce.number('must be a number').int('must be a number').min(0).max(9)

const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z
        .string()
        .refine(
          (origin) => URL.canParse(origin) && new URL(origin).origin === origin,
          'must be a list of origins',
        ),
    ),
  )

/** A service account's key: the JSON itself, or the path of the file that holds it. */
export const serviceAccountKey = z.string().transform((text, context) => {
  try {
    const json = text.trim().startsWith('{') ? text : readFileSync(text, 'utf8')
    return serviceAccountSchema.parse(JSON.parse(json))
  } catch {
    context.addIssue({ code: 'custom', message: "must be a service account's key, or the path of its file" })
    return z.NEVER
  }
})

const settingsSchema = z.object({
  API_PORT: port.default(8787),
  API_HOST: z.string().default('127.0.0.1'),
  /** Number of proxies in front that add their client to X-Forwarded-For. Required when hosted. */
  TRUSTED_PROXIES: proxies.optional(),
  /** The local Firestore, or https://firestore.googleapis.com. */
  FIRESTORE_URL: httpUrl.default('http://127.0.0.1:8080'),
  /** The local Auth service, or https://identitytoolkit.googleapis.com. */
  AUTH_URL: httpUrl.default('http://127.0.0.1:9099'),
  FIREBASE_PROJECT_ID: z.string().default(LOCAL.FIREBASE_PROJECT_ID),
  FIREBASE_API_KEY: z.string().default(LOCAL.FIREBASE_API_KEY),
  /** Without it, calls to a remote Firestore use the metadata server's token. */
  GOOGLE_APPLICATION_CREDENTIALS: serviceAccountKey.optional(),
  ALLOWED_ORIGINS: origins.default(['http://127.0.0.1:5173', 'http://localhost:5173']),
  PAYMENT_PROVIDER: z.enum(['local', 'razorpay'], 'must be local or razorpay').default('local'),
  PAYMENT_API_URL: httpUrl.default('https://api.razorpay.com'),
  PAYMENT_KEY_ID: z.string().default(LOCAL.PAYMENT_KEY_ID),
  PAYMENT_KEY_SECRET: z.string().default(LOCAL.PAYMENT_KEY_SECRET),
  PAYMENT_WEBHOOK_SECRET: z.string().optional(),
  /** How often unpaid orders are looked at; 0: never. */
  RECONCILE_SECONDS: seconds.default(300),
  /** Who may call POST /api/reconcile. */
  RECONCILE_TOKEN: z.string().optional(),
  /** How long one call of POST /api/rank counts sheets. */
  RANK_SECONDS: seconds.default(40),
  /** Who may call it; absent: there is no such route. */
  RANK_TOKEN: z.string().optional(),
})

const envSchema = settingsSchema.superRefine((env, context) => {
  for (const [name, message] of checkSettings(env)) {
    context.addIssue({ code: 'custom', path: [name], message })
  }
})

export type Env = z.infer<typeof envSchema>

/** @throws Error whose message lists each setting at fault, one a line; an empty setting counts as not given */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const env = envSchema.safeParse(given)
  if (env.success) return env.data
  const faults = env.error.issues.map((issue) => `  ${issue.path[0]?.toString() ?? ''} ${issue.message}`)
  throw new Error(`The order/verify endpoint cannot start with these settings:\n${faults.join('\n')}`)
}

const accountSchema = settingsSchema.pick({
  PAYMENT_API_URL: true,
  PAYMENT_KEY_ID: true,
  PAYMENT_KEY_SECRET: true,
})

/**
 * The account at the real payment provider, for the operator's tool, which has no other setting of the endpoint.
 * @throws Error with one sentence when a key is missing or the address is wrong
 */
export function readPaymentAccount(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const account = accountSchema.safeParse(given)
  const {
    PAYMENT_KEY_ID: keyId,
    PAYMENT_KEY_SECRET: keySecret,
    PAYMENT_API_URL: apiUrl = '',
  } = account.data ?? {}
  if (!keyId || !keySecret || keyId === LOCAL.PAYMENT_KEY_ID || keySecret === LOCAL.PAYMENT_KEY_SECRET)
    throw new Error('A refund needs PAYMENT_KEY_ID and PAYMENT_KEY_SECRET, the keys that the endpoint has.')
  if (!apiUrl.startsWith('https:')) throw new Error('PAYMENT_API_URL must begin with https:.')
  return { keyId, keySecret, apiUrl }
}

const SECRETS = new Set([
  'FIREBASE_API_KEY',
  'PAYMENT_KEY_SECRET',
  'PAYMENT_WEBHOOK_SECRET',
  'RECONCILE_TOKEN',
  'RANK_TOKEN',
])

/** What a start tells of its settings, one a line; of a secret only its length. */
export function describeEnv(env: Env): string[] {
  const { GOOGLE_APPLICATION_CREDENTIALS: account, ...others } = env
  const settings: Record<string, string | number | string[] | undefined> = {
    ...others,
    GOOGLE_APPLICATION_CREDENTIALS: account && `the key of ${account.client_email}`,
  }
  return Object.keys(envSchema.shape).map((name) => {
    const value = settings[name]
    if (value === undefined) return `  ${name}: not set`
    return `  ${name}: ${SECRETS.has(name) ? `set, ${String(value).length} characters` : String(value)}`
  })
}
