import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from './app'
import { createDeps } from './deps'
import { type Shop, signedPayment, startShop } from './testing/shop'

const UNAUTHENTICATED = { status: 401, body: { error: 'You must be signed in to perform this action.' } }
const DISABLED = { status: 403, body: { error: 'This account has been disabled.' } }

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

/** The token with changed claims; the local Auth service does not sign. */
function withClaims(idToken: string, changes: Record<string, unknown>): string {
  const [header, payload = ''] = idToken.split('.')
  // The payload of a token that the backend has just made.
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  return `${header}.${Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')}.`
}

describe.each([
  ['create-order', (student: Parameters<Shop['order']>[0]) => shop.order(student)],
  [
    'verify-payment',
    (student: Parameters<Shop['order']>[0]) => shop.verify(student, signedPayment('order_1')),
  ],
])('%s', (_, call) => {
  test.each([
    ['no token', () => ''],
    ['no JWT', () => 'garbage'],
    ['a JWT with a garbled payload', () => 'a.b.c'],
    ['a payload that is no object', () => `a.${Buffer.from('null').toString('base64url')}.`],
    ['the administrator', () => 'owner'],
    [
      'an expired token',
      (idToken: string) => withClaims(idToken, { exp: Math.floor(Date.now() / 1000) - 1 }),
    ],
    ['a token without expiry', (idToken: string) => withClaims(idToken, { exp: undefined })],
    ['a token of another project', (idToken: string) => withClaims(idToken, { aud: 'other-project' })],
    ['a token of nobody', (idToken: string) => withClaims(idToken, { sub: 'nobody', user_id: 'nobody' })],
  ])('%s is refused', async (_, alter) => {
    const student = await shop.signUp()
    expect(await call({ ...student, idToken: alter(student.idToken) })).toEqual(UNAUTHENTICATED)
  })

  test('a token that was good an hour ago is refused', async () => {
    const student = await shop.signUp()
    shop.passMinutes(61)
    expect(await call(student)).toEqual(UNAUTHENTICATED)
    shop.passMinutes(-61)
  })

  test('a token from before a change of password is refused', async () => {
    const student = await shop.signUp()
    await shop.changeAccount(student.uid, { password: 'Another@123' })
    expect(await call(student)).toEqual(UNAUTHENTICATED)
  })

  test('a disabled account is refused', async () => {
    const student = await shop.signUp()
    await shop.changeAccount(student.uid, { disableUser: true })
    expect(await call(student)).toEqual(DISABLED)
  })
})

test('the scheme must be Bearer', async () => {
  const { idToken } = await shop.signUp()
  for (const authorization of [
    idToken,
    `Basic ${idToken}`,
    `Firebase ${idToken}`,
    'Bearer ',
    `Bearer ${idToken} x`,
  ]) {
    const response = await shop.app.request('/api/verify-payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(signedPayment('order_1')),
    })
    expect(response.status).toBe(401)
  }
})

test('a stopped Auth service is an outage, not a refusal', async () => {
  const student = await shop.signUp()
  const deps = createDeps({ ...shop.env, AUTH_URL: 'http://127.0.0.1:1' }, shop.deps.log)
  expect(await shop.order(student, {}, createApp(deps))).toEqual({
    status: 503,
    body: { error: 'Service is currently unavailable. Please try again later.' },
  })
})

test('a stopped Firestore is an outage', async () => {
  const student = await shop.signUp()
  const app = createApp(createDeps({ ...shop.env, FIRESTORE_URL: 'http://127.0.0.1:1' }, shop.deps.log))
  const error = 'Service is currently unavailable. Please try again later.'
  expect(await shop.order(student, {}, app)).toEqual({ status: 503, body: { error } })
  const verify = await shop.post('verify-payment', signedPayment('order_1'), student.idToken, app)
  expect(verify).toEqual({ status: 503, body: { error } })
})
