/** Signatures of ID tokens, against a server that publishes keys as Google does. */
import { createHmac } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createIdTokens, type IdTokens } from './id-token'
import { claimsOf, type SigningKeys, startSigningKeys } from './testing/signing-keys'

const NOW = new Date('2026-11-21T08:00:00Z')
const UNAUTHENTICATED = { status: 401, message: 'You must be signed in to perform this action.' }

let keys: SigningKeys
let tokens: IdTokens
let logged: string[]

beforeAll(async () => {
  keys = await startSigningKeys()
})
afterAll(() => keys.close())
beforeEach(() => {
  keys.setUp(true)
  logged = []
  tokens = createIdTokens({
    // Nobody answers there: a token is judged without asking.
    authUrl: 'http://127.0.0.1:1',
    apiKey: 'a key',
    projectId: 'academy',
    keysUrl: keys.url,
    now: () => NOW,
    log: (line) => logged.push(line),
  })
})

const good = claimsOf('u1', 'academy', NOW)
const read = (idToken: string) => tokens.read(`Bearer ${idToken}`)

test('a token that Firebase has signed names its student, and the keys are read once', async () => {
  const before = keys.calls()
  const idToken = await keys.sign(good)
  expect(await read(idToken)).toEqual({
    uid: 'u1',
    idToken,
    signedInAt: Number(good.auth_time) * 1000,
    provedEmail: null,
  })
  await Promise.all(Array.from({ length: 20 }, () => read(idToken)))
  expect(keys.calls() - before).toBe(1)
})

/** JSON leaves out what is undefined. */
function without(name: string, claims: JWTPayload): JWTPayload {
  const rest: JWTPayload = JSON.parse(JSON.stringify({ ...claims, [name]: undefined }))
  return rest
}

const changed: [name: string, change: (claims: JWTPayload) => JWTPayload][] = [
  ['of another issuer', (claims) => ({ ...claims, iss: 'https://securetoken.google.com/other' })],
  ['of another project', (claims) => ({ ...claims, aud: 'other' })],
  ['that has ended', (claims) => ({ ...claims, exp: NOW.getTime() / 1000 })],
  ['without an end', (claims) => without('exp', claims)],
  ['without a beginning', (claims) => without('iat', claims)],
  ['of nobody', (claims) => ({ ...claims, sub: '' })],
]
test.each(changed)('a signed token %s is refused', async (_, change) => {
  await expect(read(await keys.sign(change(good)))).rejects.toMatchObject(UNAUTHENTICATED)
})

test('a token signed with another key, or with a key that nobody publishes, is refused', async () => {
  await expect(read(await keys.sign(good, 'foreign'))).rejects.toMatchObject(UNAUTHENTICATED)
  await expect(read(await keys.sign(good, 'foreign', 'key-2'))).rejects.toMatchObject(UNAUTHENTICATED)
})

test('a token whose claims were changed after signing is refused', async () => {
  const [header, , signature] = (await keys.sign(good)).split('.')
  const other = Buffer.from(JSON.stringify({ ...good, sub: 'u2' })).toString('base64url')
  await expect(read(`${header}.${other}.${signature}`)).rejects.toMatchObject(UNAUTHENTICATED)
})

test.each(['none', 'HS256'])('a token of the algorithm %s is refused', async (alg) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg, kid: 'key-1' })}.${part(good)}`
  const signature = alg === 'none' ? '' : createHmac('sha256', 'key-1').update(text).digest('base64url')
  await expect(read(`${text}.${signature}`)).rejects.toMatchObject(UNAUTHENTICATED)
})

test('many tokens with unknown keys make the keys be read once more at most', async () => {
  await read(await keys.sign(good))
  const before = keys.calls()
  const forged = await Promise.all(
    Array.from({ length: 20 }, (_, index) => keys.sign(good, 'foreign', `key-${index + 5}`)),
  )
  const outcomes = await Promise.allSettled(forged.map(read))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(keys.calls() - before).toBeLessThanOrEqual(1)
})

test('keys that cannot be read are an outage, not a refusal, and are read again with the next call', async () => {
  keys.setUp(false)
  const idToken = await keys.sign(good)
  await expect(read(idToken)).rejects.toMatchObject({ status: 503 })
  expect(logged).toEqual([expect.stringContaining('the keys of ID tokens cannot be read: ')])
  expect(logged.join()).not.toContain(idToken)
  keys.setUp(true)
  expect((await read(idToken)).uid).toBe('u1')
})
