/** Keys that sign ID tokens as Firebase does, with a server on the loopback interface that publishes their public halves. */
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { serveApp } from './serve-app'

export interface SigningKeys {
  /** Where the public keys stand. */
  url: string
  /** How often they were asked for. */
  calls: () => number
  /** Whether the server answers with its keys, or with 503. */
  setUp: (isUp: boolean) => void
  /** The claims, signed with the published key, or with another of the same id. */
  sign: (claims: JWTPayload, key?: 'published' | 'foreign', kid?: string) => Promise<string>
  close: () => Promise<void>
}

export async function startSigningKeys(): Promise<SigningKeys> {
  const [published, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const publicKey = { ...(await exportJWK(published.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  let calls = 0
  let isUp = true
  const server = await serveApp(
    new Hono().get('/keys', (context) => {
      calls += 1
      return isUp ? context.json({ keys: [publicKey] }) : context.text('Service Unavailable', 503)
    }),
  )
  return {
    url: `${server.origin}/keys`,
    calls: () => calls,
    setUp: (next) => {
      isUp = next
    },
    sign: (claims, key = 'published', kid = 'key-1') =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .sign((key === 'published' ? published : foreign).privateKey),
    close: server.close,
  }
}

/** Claims of a token of the project that ends in an hour. */
export function claimsOf(uid: string, projectId: string, now = new Date()): JWTPayload {
  const seconds = Math.floor(now.getTime() / 1000)
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
  }
}
