/** What the settings must be together: all of them local, or all of them hosted (docs/decisions/035). */

/** This machine in any spelling, as URL writes host names. */
const LOOPBACK = /^((.+\.)?localhost\.?|127\.[\d.]+|0\.0\.0\.0|\[::(1|ffff:7f[\da-f:]+)?\])$/

/** Hosted, an administrator's token goes to nobody else. */
const HOSTED = {
  FIRESTORE_URL: 'https://firestore.googleapis.com',
  AUTH_URL: 'https://identitytoolkit.googleapis.com',
} as const

/** Values that only the local stack knows. */
export const LOCAL = {
  FIREBASE_PROJECT_ID: 'demo-pariksha',
  FIREBASE_API_KEY: 'demo-key',
  PAYMENT_KEY_ID: 'local_key_id',
  PAYMENT_KEY_SECRET: 'local_key_secret',
} as const

/** The settings that depend on each other, as env.ts has parsed them. */
interface Settings {
  FIRESTORE_URL: string
  AUTH_URL: string
  FIREBASE_PROJECT_ID: string
  FIREBASE_API_KEY: string
  ALLOWED_ORIGINS: readonly string[]
  TRUSTED_PROXIES?: number | undefined
  PAYMENT_PROVIDER: 'local' | 'razorpay'
  PAYMENT_API_URL: string
  PAYMENT_KEY_ID: string
  PAYMENT_KEY_SECRET: string
  PAYMENT_WEBHOOK_SECRET?: string | undefined
  RECONCILE_TOKEN?: string | undefined
  RANK_TOKEN?: string | undefined
}

type Fault = [name: keyof Settings, message: string]

/** Whether an address is on this machine, where the local backend takes `owner` for its administrator. */
export function isLoopback(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname)
}

/** The local provider sells without money, and the local Firestore credential is no secret. */
function* localFaults(env: Settings): Generator<Fault> {
  for (const name of ['FIRESTORE_URL', 'AUTH_URL'] as const) {
    if (isLoopback(env[name])) continue
    yield [name, 'must be on this machine, because the local payment provider takes no money']
  }
}

function* hostedFaults(env: Settings): Generator<Fault> {
  for (const name of ['FIRESTORE_URL', 'AUTH_URL', 'PAYMENT_API_URL'] as const) {
    if (isLoopback(env[name])) yield [name, 'is on this machine, but the payment provider is a real one']
    else if (name !== 'PAYMENT_API_URL' && env[name] !== HOSTED[name]) yield [name, `must be ${HOSTED[name]}`]
    else if (!env[name].startsWith('https:')) yield [name, 'must begin with https:']
  }
  for (const origin of env.ALLOWED_ORIGINS) {
    if (isLoopback(origin)) yield ['ALLOWED_ORIGINS', `must not name this machine (${origin})`]
    else if (!origin.startsWith('https:')) yield ['ALLOWED_ORIGINS', `must begin with https: (${origin})`]
  }
  if (env.TRUSTED_PROXIES === undefined) {
    yield ['TRUSTED_PROXIES', 'must say how many proxies stand in front (0: none)']
  }
  for (const name of ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'PAYMENT_KEY_ID'] as const) {
    if (env[name] === LOCAL[name]) yield [name, 'is missing']
    else if (/\s/.test(env[name])) yield [name, 'must have no space in it']
  }
}

/**
 * Characters that a secret must have. Those that we choose can be long; the provider issues its key secret, of about 24.
 */
const SECRET_LENGTHS = {
  PAYMENT_KEY_SECRET: 16,
  PAYMENT_WEBHOOK_SECRET: 32,
  RECONCILE_TOKEN: 32,
  RANK_TOKEN: 32,
} as const
type Secret = keyof typeof SECRET_LENGTHS

const PLACEHOLDER = /change.?me|placeholder|your[-_ ]|example|secret|password|xxxx|12345/i
/** A random text has more different characters, also one of hexadecimal digits. */
const MIN_DIFFERENT = 7

function secretFault(name: Secret, secret: string): string | undefined {
  if (/\s/.test(secret)) return 'must have no space in it'
  if (secret.length < SECRET_LENGTHS[name]) return `must have ${SECRET_LENGTHS[name]} characters or more`
  if (PLACEHOLDER.test(secret) || new Set(secret).size < MIN_DIFFERENT) {
    return 'looks like a placeholder; let a generator of random texts make one'
  }
  return undefined
}

function* secretFaults(
  env: Settings,
  required: readonly Secret[],
  checked: readonly Secret[],
): Generator<Fault> {
  // What the pages tell everybody is no secret.
  const seen = new Map<string, keyof Settings>([
    [env.FIREBASE_API_KEY, 'FIREBASE_API_KEY'],
    [env.PAYMENT_KEY_ID, 'PAYMENT_KEY_ID'],
  ])
  for (const name of checked) {
    const secret = env[name]
    const isMissing = secret === undefined || secret === LOCAL.PAYMENT_KEY_SECRET
    if (isMissing && required.includes(name)) {
      yield [name, 'is missing']
      continue
    }
    if (secret === undefined) continue
    const same = seen.get(secret)
    const fault = same ? `must differ from ${same}` : secretFault(name, secret)
    if (fault) yield [name, fault]
    seen.set(secret, name)
  }
}

/** For calls of our own schedulers; a setting without one turns the call off. */
const ownSecrets = ['RECONCILE_TOKEN', 'RANK_TOKEN'] as const

/** Everything that is wrong with the settings, each by the name of the one to change. */
export function checkSettings(env: Settings): Fault[] {
  if (env.PAYMENT_PROVIDER === 'local') {
    return [...localFaults(env), ...secretFaults(env, [], ownSecrets)]
  }
  const secrets = ['PAYMENT_KEY_SECRET', 'PAYMENT_WEBHOOK_SECRET'] as const
  return [...hostedFaults(env), ...secretFaults(env, secrets, [...secrets, ...ownSecrets])]
}
