/**
 * Sessions and their tokens. A session is known by the second in which it began (`auth_time`): a revocation moves the
 * account's `validSince` behind all of them, so every older ID and refresh token is refused at once.
 *
 * The refresh token carries its session and is, like the ID token, unsigned: on a backend for development a session
 * then survives a restart, and nothing has to be kept for it.
 */
import { InvalidTokenError, makeIdToken, readIdToken } from '../id-token'
import { isJsonObject, type JsonObject } from '../request-fields'
import type { Account } from './account'
import { authError } from './auth-error'
import type { AuthState } from './auth-state'

export interface Session {
  account: Account
  /** Seconds since the epoch. */
  authTime: number
}

export interface Tokens {
  idToken: string
  refreshToken: string
  /** Seconds as text. */
  expiresIn: string
}

const LIFETIME_SECONDS = 3600
const RECENT_SECONDS = 5 * 60

const nowSeconds = (state: AuthState) => Math.floor(state.now() / 1000)

function customClaims(account: Account): JsonObject {
  const claims: unknown = JSON.parse(account.customAttributes ?? '{}')
  return isJsonObject(claims) ? claims : {}
}

function idTokenOf(state: AuthState, { account, authTime }: Session): string {
  const issuedAt = Math.max(nowSeconds(state), authTime)
  return makeIdToken({
    ...(account.displayName !== null && { name: account.displayName }),
    ...(account.photoUrl !== null && { picture: account.photoUrl }),
    ...customClaims(account),
    iss: `https://securetoken.google.com/${state.projectId}`,
    aud: state.projectId,
    auth_time: authTime,
    user_id: account.localId,
    sub: account.localId,
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
    ...(account.email !== null && { email: account.email, email_verified: account.emailVerified }),
    firebase: {
      identities: account.email === null ? {} : { email: [account.email] },
      sign_in_provider: 'password',
    },
  })
}

/** New tokens of a session that goes on. */
export function renewTokens(state: AuthState, session: Session): Tokens {
  const account = state.accounts.change(session.account.localId, {
    lastRefreshAt: state.now(),
    latestAuthTime: Math.max(session.account.latestAuthTime, session.authTime),
  })
  const { authTime } = session
  const refresh = { project: state.projectId, user: account.localId, authTime }
  return {
    idToken: idTokenOf(state, { account, authTime }),
    refreshToken: Buffer.from(JSON.stringify(refresh)).toString('base64url'),
    expiresIn: String(LIFETIME_SECONDS),
  }
}

/** Begins a session: the user has just proven who they are. */
export function startSession(state: AuthState, account: Account): Tokens {
  return renewTokens(state, {
    account,
    authTime: Math.max(nowSeconds(state), account.validSince),
  })
}

/** The change of an account that revokes every token given out so far, even within the same second. */
export function revocation(state: AuthState, account: Account): Pick<Account, 'validSince'> {
  return { validSince: Math.max(nowSeconds(state), account.latestAuthTime + 1) }
}

function liveSession(state: AuthState, localId: unknown, authTime: unknown): Session {
  const account = state.accounts.byId(String(localId))
  if (!account) throw authError('USER_NOT_FOUND')
  if (account.disabled) throw authError('USER_DISABLED')
  const began = typeof authTime === 'number' ? authTime : 0
  if (began < account.validSince) throw authError('TOKEN_EXPIRED')
  return { account, authTime: began }
}

/** The session that an ID token speaks for. @throws authError as `accounts:lookup` answers */
export function sessionOfIdToken(state: AuthState, idToken: string | undefined): Session {
  if (!idToken) throw authError('MISSING_ID_TOKEN')
  let claims: JsonObject
  try {
    // Expiry is checked below, because it has its own error code.
    claims = readIdToken(idToken, 0)
  } catch (error) {
    if (error instanceof InvalidTokenError) throw authError('INVALID_ID_TOKEN')
    throw error
  }
  if (claims.aud !== state.projectId) throw authError('INVALID_ID_TOKEN')
  if (typeof claims.exp !== 'number' || claims.exp <= nowSeconds(state)) throw authError('TOKEN_EXPIRED')
  return liveSession(state, claims.sub, claims.auth_time)
}

/** The session that a refresh token carries on. @throws authError as the token endpoint answers */
export function sessionOfRefreshToken(state: AuthState, refreshToken: string): Session {
  let content: unknown
  try {
    content = JSON.parse(Buffer.from(refreshToken, 'base64url').toString('utf8'))
  } catch {
    throw authError('INVALID_REFRESH_TOKEN')
  }
  if (!isJsonObject(content) || typeof content.user !== 'string' || content.project !== state.projectId) {
    throw authError('INVALID_REFRESH_TOKEN')
  }
  return liveSession(state, content.user, content.authTime)
}

/** @throws authError CREDENTIAL_TOO_OLD_LOGIN_AGAIN when the session began more than five minutes ago */
export function requireRecentSession(state: AuthState, session: Session): void {
  if (nowSeconds(state) - session.authTime > RECENT_SECONDS) throw authError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}
