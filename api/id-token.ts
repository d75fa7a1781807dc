/**
 * Who calls: the Firebase ID token of `Authorization: Bearer`. Its signature is checked here, with Google's public keys,
 * so a forged token costs no call upstream; whether the account may still sign in is Identity Toolkit's to say
 * (`accounts:lookup`).
 */
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod'
import { ApiError, sentences, unauthenticated, unavailable } from './errors'
import { callService, type Log, networkReason } from './upstream'

interface SignedToken {
  uid: string
  idToken: string
  /** When the session began, in epoch milliseconds; 0 when the token does not say. */
  signedInAt: number
  /** The address, if the account has verified it. */
  provedEmail: string | null
}

export interface IdTokens {
  /**
   * The student whom the token names. @throws ApiError 401 (missing, malformed, forged, expired, of another project),
   * 503 when the keys cannot be read
   */
  read: (authorization: string | undefined) => Promise<SignedToken>
  /** Asks whether the account may still sign in. @throws ApiError 401 (revoked, deleted), 403 (disabled), 503 */
  requireActive: (token: SignedToken) => Promise<void>
}

/** The keys by which Firebase signs ID tokens. */
export const GOOGLE_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
/** Keys are cached this long at most. An unknown key is fetched at once, at most every 30 s. */
const KEYS_MAX_AGE_MS = 3_600_000

const PRODUCTION_HOST = 'identitytoolkit.googleapis.com'

const claimsSchema = z.object({
  sub: z.string().min(1),
  aud: z.string(),
  exp: z.number(),
  auth_time: z.number().default(0),
  email: z.string().nullable().default(null),
  email_verified: z.boolean().default(false),
})
const accountSchema = z.object({ localId: z.string(), disabled: z.boolean().optional() })
const lookupSchema = z.object({ users: z.tuple([accountSchema], accountSchema) })
const failureSchema = z.object({ error: z.object({ message: z.string() }) })

const BAD_TOKEN = /^(INVALID_ID_TOKEN|TOKEN_EXPIRED|USER_NOT_FOUND|CREDENTIAL_TOO_OLD)/
/** What jose says when it cannot read the keys; all else that it says is about the token. */
const KEYS_FAILED = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

/** Production's address is the service itself; the local Auth service carries the service's name as a path. */
export function identityToolkitUrl(authUrl: string): string {
  return new URL(authUrl).host === PRODUCTION_HOST ? authUrl : `${authUrl}/${PRODUCTION_HOST}`
}

function lookupUrl(authUrl: string, apiKey: string): string {
  return `${identityToolkitUrl(authUrl)}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`
}

export interface IdTokenOptions {
  authUrl: string
  apiKey: string
  projectId: string
  /** URL of the signing keys; null for the local Auth service, whose tokens are not signed. */
  keysUrl: string | null
  now: () => Date
  log: Log
}

type ReadClaims = (idToken: string) => Promise<JWTPayload>

function signedClaims({ projectId, now, log }: IdTokenOptions, keysUrl: string): ReadClaims {
  const keys = createRemoteJWKSet(new URL(keysUrl), { cacheMaxAge: KEYS_MAX_AGE_MS })
  return async (idToken) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: now(),
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError && !KEYS_FAILED.has(error.code)) throw unauthenticated()
      log(`the keys of ID tokens cannot be read: ${networkReason(error)}`)
      throw unavailable()
    }
  }
}

/** The claims as written: only the lookup tells whether the local Auth service knows the student. */
async function unsignedClaims(idToken: string): Promise<JWTPayload> {
  try {
    return decodeJwt(idToken)
  } catch {
    throw unauthenticated()
  }
}

export function createIdTokens(options: IdTokenOptions): IdTokens {
  const { authUrl, apiKey, projectId, keysUrl, now, log } = options
  const url = lookupUrl(authUrl, apiKey)
  const readClaims = keysUrl === null ? unsignedClaims : signedClaims(options, keysUrl)

  return {
    async read(authorization) {
      const idToken = /^Bearer ([\w.=-]+)$/i.exec(authorization ?? '')?.[1]
      if (idToken === undefined) throw unauthenticated()
      const claims = claimsSchema.safeParse(await readClaims(idToken)).data
      if (claims?.aud !== projectId || claims.exp * 1000 <= now().getTime()) throw unauthenticated()
      const provedEmail = claims.email_verified ? claims.email : null
      return { uid: claims.sub, idToken, signedInAt: claims.auth_time * 1000, provedEmail }
    },

    async requireActive({ uid, idToken }) {
      const { body } = await callService('Auth', url, { body: { idToken } }, log)
      const failure = failureSchema.safeParse(body)
      if (failure.success) {
        const { message } = failure.data.error
        if (message.startsWith('USER_DISABLED')) throw new ApiError(403, sentences.userDisabled)
        if (BAD_TOKEN.test(message)) throw unauthenticated()
        log(`Auth refused accounts:lookup: ${message}`)
        throw unavailable()
      }
      const lookup = lookupSchema.safeParse(body)
      if (!lookup.success || lookup.data.users[0].localId !== uid) throw unauthenticated()
      if (lookup.data.users[0].disabled) throw new ApiError(403, sentences.userDisabled)
    },
  }
}
