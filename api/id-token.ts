/** Who calls: the Firebase ID token of `Authorization: Bearer`, checked by Identity Toolkit `accounts:lookup`. */
import * as z from 'zod'
import { ApiError, sentences, unavailable } from './errors'
import { callService, type Log } from './upstream'

/** The uid that a token speaks for. @throws ApiError 401 (missing, malformed, expired, revoked), 403 (disabled account), 503 */
export type VerifyIdToken = (authorization: string | undefined) => Promise<string>

const PRODUCTION_HOST = 'identitytoolkit.googleapis.com'

const claimsSchema = z.object({ sub: z.string().min(1), aud: z.string(), exp: z.number() })
const accountSchema = z.object({ localId: z.string(), disabled: z.boolean().optional() })
const lookupSchema = z.object({ users: z.tuple([accountSchema], accountSchema) })
const failureSchema = z.object({ error: z.object({ message: z.string() }) })

const BAD_TOKEN = /^(INVALID_ID_TOKEN|TOKEN_EXPIRED|USER_NOT_FOUND|CREDENTIAL_TOO_OLD)/

function unauthenticated(): ApiError {
  return new ApiError(401, sentences.unauthenticated)
}

/** Production's address is the service itself; the local Auth service carries the service's name as a path. */
export function identityToolkitUrl(authUrl: string): string {
  return new URL(authUrl).host === PRODUCTION_HOST ? authUrl : `${authUrl}/${PRODUCTION_HOST}`
}

function lookupUrl(authUrl: string, apiKey: string): string {
  return `${identityToolkitUrl(authUrl)}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`
}

/** The claims as written, not yet trusted: only the lookup tells whether Firebase signed them. */
function readClaims(idToken: string): z.infer<typeof claimsSchema> | undefined {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
    )
    return claimsSchema.safeParse(payload).data
  } catch {
    return undefined
  }
}

/**
 * Builds the check. The same code runs against the local Auth service and Firebase. A token of another project or past
 * its expiry is refused without a call; a lookup answers for the signature, revocation and the account's state.
 */
export function createIdTokenVerifier(options: {
  authUrl: string
  apiKey: string
  projectId: string
  now: () => Date
  log: Log
}): VerifyIdToken {
  const url = lookupUrl(options.authUrl, options.apiKey)

  return async (authorization) => {
    const idToken = /^Bearer ([\w.=-]+)$/i.exec(authorization ?? '')?.[1]
    const claims = idToken ? readClaims(idToken) : undefined
    if (!claims || claims.aud !== options.projectId) throw unauthenticated()
    if (claims.exp * 1000 <= options.now().getTime()) throw unauthenticated()

    const { body } = await callService('Auth', url, { body: { idToken } }, options.log)
    const failure = failureSchema.safeParse(body)
    if (failure.success) {
      const { message } = failure.data.error
      if (message.startsWith('USER_DISABLED')) throw new ApiError(403, sentences.userDisabled)
      if (BAD_TOKEN.test(message)) throw unauthenticated()
      options.log(`Auth refused accounts:lookup: ${message}`)
      throw unavailable()
    }
    const lookup = lookupSchema.safeParse(body)
    if (!lookup.success || lookup.data.users[0].localId !== claims.sub) throw unauthenticated()
    if (lookup.data.users[0].disabled) throw new ApiError(403, sentences.userDisabled)
    return claims.sub
  }
}
