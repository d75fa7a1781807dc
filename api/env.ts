/** The endpoint's settings; the defaults run it against the local backend. */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { serviceAccountSchema } from './google/access-token'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])
const LOCAL_KEY = { id: 'local_key_id', secret: 'local_key_secret' }

/** Whether an address is on this machine, where the local backend takes `owner` for its administrator. */
export function isLoopback(url: string): boolean {
  return LOOPBACK.has(new URL(url).hostname)
}

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))

const port = z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535)

const seconds = z.coerce.number('must be a number of seconds').int('must be a number of seconds').min(0)

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

const envSchema = z
  .object({
    API_PORT: port.default(8787),
    API_HOST: z.string().default('127.0.0.1'),
    /** The local Firestore, or https://firestore.googleapis.com. */
    FIRESTORE_URL: httpUrl.default('http://127.0.0.1:8080'),
    /** The local Auth service, or https://identitytoolkit.googleapis.com. */
    AUTH_URL: httpUrl.default('http://127.0.0.1:9099'),
    FIREBASE_PROJECT_ID: z.string().default('demo-pariksha'),
    FIREBASE_API_KEY: z.string().default('demo-key'),
    /** Without it, a Firestore that is not on this machine is asked with the token of the metadata server. */
    GOOGLE_APPLICATION_CREDENTIALS: serviceAccountKey.optional(),
    ALLOWED_ORIGINS: origins.default(['http://127.0.0.1:5173', 'http://localhost:5173']),
    PAYMENT_PROVIDER: z.enum(['local', 'razorpay'], 'must be local or razorpay').default('local'),
    PAYMENT_API_URL: httpUrl.default('https://api.razorpay.com'),
    PAYMENT_KEY_ID: z.string().default(LOCAL_KEY.id),
    PAYMENT_KEY_SECRET: z.string().default(LOCAL_KEY.secret),
    PAYMENT_WEBHOOK_SECRET: z.string().optional(),
    /** How often unpaid orders are looked at; 0: never. */
    RECONCILE_SECONDS: seconds.default(300),
    /** Who may call POST /api/reconcile. */
    RECONCILE_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  })
  .superRefine((env, context) => {
    const fault = (name: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (env.PAYMENT_PROVIDER === 'razorpay') {
      if (env.PAYMENT_KEY_ID === LOCAL_KEY.id) fault('PAYMENT_KEY_ID', 'is missing')
      if (env.PAYMENT_KEY_SECRET === LOCAL_KEY.secret) fault('PAYMENT_KEY_SECRET', 'is missing')
      if (env.PAYMENT_WEBHOOK_SECRET === undefined) fault('PAYMENT_WEBHOOK_SECRET', 'is missing')
      return
    }
    // The local provider sells without money, and the local Firestore credential is no secret.
    for (const name of ['FIRESTORE_URL', 'AUTH_URL'] as const) {
      if (isLoopback(env[name])) continue
      fault(name, 'must be on this machine, because the local payment provider takes no money')
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
