/** An account as the backend keeps it, and as the identity service shows it. */

export interface Account {
  localId: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  /** Made by `hashPassword`; the password itself is kept nowhere. */
  passwordHash: string | null
  /** Milliseconds since the epoch, like the other `…At` fields. */
  passwordUpdatedAt: number | null
  disabled: boolean
  /** JSON of the custom claims that go into each ID token. */
  customAttributes: string | null
  createdAt: number
  lastLoginAt: number | null
  lastRefreshAt: number | null
  /** Seconds since the epoch: tokens of sessions that began earlier are revoked. */
  validSince: number
  /** The latest beginning of a session, in seconds: a revocation must lie after it. */
  latestAuthTime: number
}

/** "REDACTED" in base64, what production sends in place of a hash. */
const REDACTED = 'UkVEQUNURUQ='

/** Drops fields without a value, as the service does: an absent field and a null mean different things to the SDK. */
export function withoutNulls(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== null && value !== undefined),
  )
}

/** The sign-in methods of an account: the password, or none for one without it. */
function providersOf(account: Account): Record<string, unknown>[] {
  if (!account.email || !account.passwordHash) return []
  return [
    withoutNulls({
      providerId: 'password',
      federatedId: account.email,
      rawId: account.email,
      email: account.email,
      displayName: account.displayName,
      photoUrl: account.photoUrl,
    }),
  ]
}

/** What `accounts:update` tells of an account after a change. */
export function changedAccountJson(account: Account): Record<string, unknown> {
  const told = [
    'localId',
    'email',
    'displayName',
    'photoUrl',
    'emailVerified',
    'providerUserInfo',
    'passwordHash',
  ]
  return Object.fromEntries(Object.entries(accountJson(account)).filter(([name]) => told.includes(name)))
}

/** An account as `accounts:lookup` shows it; numbers of 64 bits are texts there. */
export function accountJson(account: Account): Record<string, unknown> {
  return withoutNulls({
    localId: account.localId,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    passwordHash: account.passwordHash && REDACTED,
    passwordUpdatedAt: account.passwordUpdatedAt,
    providerUserInfo: providersOf(account),
    validSince: String(account.validSince),
    disabled: account.disabled,
    customAttributes: account.customAttributes,
    createdAt: String(account.createdAt),
    lastLoginAt: account.lastLoginAt === null ? null : String(account.lastLoginAt),
    lastRefreshAt: account.lastRefreshAt === null ? null : new Date(account.lastRefreshAt).toISOString(),
  })
}
