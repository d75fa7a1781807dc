import { createVerify, generateKeyPairSync } from 'node:crypto'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { type Served, serveApp } from '../testing/serve-app'
import { createGoogleTokenSource } from './access-token'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

let served: Served | undefined
afterEach(() => served?.close())

const start = new Date('2026-11-21T06:00:00Z')

test('a service account asks with an assertion that it signed, once for many calls, and again before the token ends', async () => {
  const forms: URLSearchParams[] = []
  const app = new Hono().post('/token', async (context) => {
    forms.push(new URLSearchParams(await context.req.text()))
    return context.json({ access_token: `token-${forms.length}`, expires_in: 3600, token_type: 'Bearer' })
  })
  served = await serveApp(app)
  const tokenUri = `${served.origin}/token`
  let now = start
  const token = createGoogleTokenSource({
    account: { client_email: 'api@demo.iam', private_key: privateKey, token_uri: tokenUri },
    now: () => now,
    log: () => undefined,
  })
  expect(await Promise.all([token(), token(), token()])).toEqual(['token-1', 'token-1', 'token-1'])
  now = new Date(start.getTime() + 54 * 60_000)
  expect(await token()).toBe('token-1')
  now = new Date(start.getTime() + 56 * 60_000)
  expect(await token()).toBe('token-2')

  expect(forms[0]?.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const [header = '', claims = '', signature = ''] = (forms[0]?.get('assertion') ?? '').split('.')
  const verified = createVerify('RSA-SHA256')
    .update(`${header}.${claims}`)
    .verify(publicKey, signature, 'base64url')
  expect(verified).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    iss: 'api@demo.iam',
    scope: 'https://www.googleapis.com/auth/datastore',
    aud: tokenUri,
    iat: start.getTime() / 1000,
    exp: start.getTime() / 1000 + 3600,
  })
})

test('without an account the metadata server of the machine is asked', async () => {
  const app = new Hono().get('/computeMetadata/v1/instance/service-accounts/default/token', (context) =>
    context.req.header('metadata-flavor') === 'Google'
      ? context.json({ access_token: 'of-the-machine', expires_in: 1800 })
      : context.text('Missing Metadata-Flavor', 403),
  )
  served = await serveApp(app)
  const token = createGoogleTokenSource({
    account: null,
    now: () => start,
    log: () => undefined,
    metadataHost: new URL(served.origin).host,
  })
  expect(await token()).toBe('of-the-machine')
})

test('a refusal is logged without the key, told as unavailable, and tried again with the next call', async () => {
  let answers = 0
  const app = new Hono().post('/token', (context) =>
    answers++ === 0
      ? context.json({ error: 'invalid_grant' }, 400)
      : context.json({ access_token: 'late', expires_in: 3600 }),
  )
  served = await serveApp(app)
  const logged: string[] = []
  const token = createGoogleTokenSource({
    account: { client_email: 'api@demo.iam', private_key: privateKey, token_uri: `${served.origin}/token` },
    now: () => start,
    log: (line) => logged.push(line),
  })
  await expect(token()).rejects.toMatchObject({ status: 503 })
  expect(logged).toEqual(['no access token: answered 400'])
  expect(await token()).toBe('late')
})
