import * as z from 'zod/mini'

/** An optional text: missing or empty counts as not set. */
const optionalText = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value || undefined),
)
const requiredText = z.string('is missing').check(z.minLength(1, 'is missing'))
const url = requiredText.check(
  z.refine((value) => URL.canParse(value), { error: 'is not a URL', abort: true }),
)
/** Whether what is sent there stays private: https, or a server on this machine. */
function isPrivateAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  )
}
/** Told of ID tokens, with which whoever reads along is the student; or of what students pay. */
const isPrivate = z.refine<string | undefined>(
  (value) => value === undefined || isPrivateAddress(value),
  'must begin with https: (http: on this machine only)',
)
const tokenAddress = z.pipe(optionalText, z.optional(z.string()).check(isPrivate))
const switchValue = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value === 'true'),
)
/** Where the site is reached; one slash at the end is forgiven. */
const siteOrigin = z.pipe(
  optionalText,
  z.pipe(
    z.transform((value: string | undefined) => value?.replace(/\/$/, '')),
    z
      .optional(z.string())
      .check(
        z.refine(
          (value) => value === undefined || (URL.canParse(value) && new URL(value).origin === value),
          'must be an origin such as https://pariksha.example',
        ),
      ),
  ),
)
const port = (preset: number) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value) => Number(value || preset)),
  )

/** Hosts, separated by commas. */
const hostList = z.pipe(
  z.optional(z.string()),
  z.transform((value) =>
    (value ?? '')
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  ),
)

const envSchema = z.object({
  VITE_FIREBASE_API_KEY: requiredText,
  VITE_FIREBASE_AUTH_DOMAIN: requiredText,
  VITE_FIREBASE_PROJECT_ID: requiredText,
  VITE_FIREBASE_STORAGE_BUCKET: requiredText,
  VITE_FIREBASE_APP_ID: requiredText,
  VITE_USE_LOCAL_BACKEND: switchValue,
  VITE_LOCAL_FIRESTORE_PORT: port(8080),
  VITE_LOCAL_AUTH_PORT: port(9099),
  VITE_LOCAL_STORAGE_PORT: port(9199),
  VITE_API_BASE_URL: url.check(isPrivate, z.regex(/\/api$/, 'must end in /api')),
  VITE_CHECKOUT_SCRIPT_URL: url.check(isPrivate),
  VITE_PAYMENT_KEY_ID: requiredText,
  VITE_PDF_HOSTS: hostList,
  VITE_IMAGE_HOSTS: hostList,
  VITE_APP_CHECK_KEY: optionalText,
  VITE_AUTH_TOKEN_SYNC_URL: tokenAddress,
  VITE_SITE_URL: siteOrigin,
  VITE_APP_DEBUG: switchValue,
  VITE_APP_VERSION: z._default(z.string(), '1.0.0'),
  VITE_APP_ENV: z._default(z.string(), 'development'),
})

export type AppEnv = z.infer<typeof envSchema>

/** Parses the build's variables; every problem is one readable line such as `VITE_API_BASE_URL must end in /api`. */
export function checkEnv(variables: unknown): { ok: true; env: AppEnv } | { ok: false; problems: string[] } {
  const result = envSchema.safeParse(variables)
  if (result.success) return { ok: true, env: result.data }
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  return { ok: false, problems }
}
