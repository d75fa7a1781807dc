/** The endpoint's settings; the defaults run it against the local backend. */
import * as z from 'zod'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))

const port = z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535)

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

const envSchema = z
  .object({
    API_PORT: port.default(8787),
    API_HOST: z.string().default('127.0.0.1'),
    FIRESTORE_URL: httpUrl.default('http://127.0.0.1:8080'),
    /** The local Auth service, or https://identitytoolkit.googleapis.com. */
    AUTH_URL: httpUrl.default('http://127.0.0.1:9099'),
    FIREBASE_PROJECT_ID: z.string().default('demo-pariksha'),
    FIREBASE_API_KEY: z.string().default('demo-key'),
    ALLOWED_ORIGINS: origins.default(['http://127.0.0.1:5173', 'http://localhost:5173']),
    PAYMENT_PROVIDER: z.literal('local', 'must be local: no other provider is built in').default('local'),
    PAYMENT_KEY_ID: z.string().default('local_key_id'),
    PAYMENT_KEY_SECRET: z.string().default('local_key_secret'),
  })
  // The local provider sells without money, and the local Firestore credential is no secret.
  .superRefine((env, context) => {
    for (const name of ['FIRESTORE_URL', 'AUTH_URL'] as const) {
      if (LOOPBACK.has(new URL(env[name]).hostname)) continue
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'must be on this machine, because the local payment provider takes no money',
      })
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
