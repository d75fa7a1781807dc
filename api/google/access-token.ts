/** OAuth access tokens for Google's services in production: of a service account's key, or of the machine it runs on. */
import { createSign } from 'node:crypto'
import * as z from 'zod'
import { unavailable } from '../errors'
import type { TokenSource } from '../firestore/call'
import { type Log, networkReason } from '../upstream'

/** The default scope of a token. */
const FIRESTORE_SCOPE = 'https://www.googleapis.com/auth/datastore'
const METADATA_PATH = '/computeMetadata/v1/instance/service-accounts/default/token'
const TIMEOUT_MS = 10_000
/** A token is used until this long before it ends. */
const MARGIN_MS = 5 * 60_000

/** The fields of a service account's key file that are needed. */
export const serviceAccountSchema = z.object({
  client_email: z.string().min(1),
  private_key: z.string().min(1),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
})

export type ServiceAccount = z.infer<typeof serviceAccountSchema>

const answerSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The signed assertion of RFC 7523 by which the account asks for a token. */
function assertionOf(account: ServiceAccount, scope: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const claims = {
    iss: account.client_email,
    scope,
    aud: account.token_uri,
    iat: seconds,
    exp: seconds + 3600,
  }
  const content = `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url(claims)}`
  const signature = createSign('RSA-SHA256').update(content).sign(account.private_key, 'base64url')
  return `${content}.${signature}`
}

function request(
  account: ServiceAccount | null,
  scope: string,
  metadataHost: string,
  now: Date,
): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  if (account === null) {
    const headers = { 'metadata-flavor': 'Google' }
    return fetch(`http://${metadataHost}${METADATA_PATH}`, { headers, signal })
  }
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: assertionOf(account, scope, now),
  })
  return fetch(account.token_uri, { method: 'POST', body, signal })
}

/**
 * A token source that asks once per token, however many calls wait for it, and again shortly before the token ends.
 * @param options.account the service account; null asks the metadata server of the machine. The source throws ApiError 503.
 */
export function createGoogleTokenSource(options: {
  account: ServiceAccount | null
  now: () => Date
  log: Log
  metadataHost?: string
  /** Scopes that a service account asks for, with blanks between; those of a machine are its own. */
  scope?: string
}): TokenSource {
  const { account, now, log, metadataHost = 'metadata.google.internal', scope = FIRESTORE_SCOPE } = options
  let token: { value: string; usableUntil: number } | undefined
  let underWay: Promise<string> | undefined

  async function refresh(): Promise<string> {
    const asked = now()
    try {
      const response = await request(account, scope, metadataHost, asked)
      const answer = answerSchema.safeParse(await response.json())
      if (!response.ok || !answer.success) throw new Error(`answered ${response.status}`)
      const { access_token: value, expires_in: seconds } = answer.data
      token = { value, usableUntil: asked.getTime() + seconds * 1000 - MARGIN_MS }
      return value
    } catch (error) {
      log(`no access token: ${networkReason(error)}`)
      throw unavailable()
    }
  }

  return async () => {
    if (token && now().getTime() < token.usableUntil) return token.value
    underWay ??= refresh().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
