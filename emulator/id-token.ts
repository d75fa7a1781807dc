/** ID tokens of the local backend: unsigned JWTs (alg none), as the official emulator suite issues them. */
import type { RuleMap, RuleValue } from './rules/values'

export type TokenClaims = Record<string, unknown>

/** Who calls: nobody, the administrator (`Bearer owner`), or a user with the claims of their token. */
export type Caller = { kind: 'visitor' } | { kind: 'owner' } | { kind: 'user'; claims: TokenClaims }

export class InvalidTokenError extends Error {}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

export function makeIdToken(claims: TokenClaims): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

/**
 * Reads a token's claims.
 * @throws InvalidTokenError when it is no JWT, has no `sub`, or has expired (tokens with `iat` 0 come from the SDK's
 * `mockUserToken` and never expire).
 */
export function readIdToken(token: string, nowSeconds = Date.now() / 1000): TokenClaims {
  let claims: unknown
  try {
    claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  } catch {
    throw new InvalidTokenError('The ID token is not a JSON Web Token.')
  }
  if (typeof claims !== 'object' || claims === null || !('sub' in claims)) {
    throw new InvalidTokenError('The ID token has no subject.')
  }
  const { iat, exp } = claims as { iat?: unknown; exp?: unknown }
  if (iat !== 0 && typeof exp === 'number' && exp <= nowSeconds)
    throw new InvalidTokenError('The ID token has expired.')
  return claims
}

/** Who an `Authorization` header speaks for (`Bearer …` on Firestore, `Firebase …` on Storage). @throws what `refuse` makes */
export function callerOf(authorization: string | undefined, refuse: (reason: string) => Error): Caller {
  const [scheme, token] = (authorization ?? '').split(' ')
  if (!scheme || !token) return { kind: 'visitor' }
  if (token === 'owner') return { kind: 'owner' }
  try {
    return { kind: 'user', claims: readIdToken(token) }
  } catch (error) {
    throw error instanceof InvalidTokenError ? refuse(error.message) : error
  }
}

/** The uid of a user, else `owner` or `visitor`. */
export const nameOf = (caller: Caller): string =>
  caller.kind === 'user' ? String(caller.claims.sub) : caller.kind

function toRuleValue(value: unknown): RuleValue {
  if (Array.isArray(value)) return value.map(toRuleValue)
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value)
  if (typeof value === 'object' && value !== null) {
    return new Map(Object.entries(value).map(([key, inner]) => [key, toRuleValue(inner)]))
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

/** `request.auth` of the rules: uid and token, or null for a visitor. */
export function authOf(caller: Caller): RuleMap | null {
  if (caller.kind !== 'user') return null
  return new Map<string, RuleValue>([
    ['uid', String(caller.claims.sub)],
    ['token', toRuleValue(caller.claims)],
  ])
}
