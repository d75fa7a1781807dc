import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from './accounts'
import { createApp } from './app'
import { createDeps } from './deps'
import { type Shop, type Student, startShop } from './testing/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const path = 'sign-out-everywhere'
const unauthenticated = { status: 401, body: { error: 'You must be signed in to perform this action.' } }

const isKnown = async (student: Student) => (await shop.look(student, 'none')).status === 404

test('every session of the account that asks ends, and nobody else’s', async () => {
  const [asha, ravi] = [await shop.signUp(), await shop.signUp()]
  expect(await isKnown(asha)).toBe(true)
  expect(await shop.post(path, {}, asha.idToken)).toEqual({ status: 200, body: { signedOut: true } })
  expect(await shop.look(asha, 'none')).toEqual(unauthenticated)
  expect(await shop.post(path, {}, asha.idToken)).toEqual(unauthenticated)
  expect(await isKnown(ravi)).toBe(true)
})

test('the record says so to the rules, with the same whole second, which is over when the answer is there', async () => {
  const asha = await shop.signUp()
  await shop.firestore.commit([{ set: `users/${asha.uid}`, fields: { name: 'Asha Rao', isActive: true } }])
  const before = Date.now()
  expect((await shop.post(path, {}, asha.idToken)).status).toBe(200)
  const record = await shop.firestore.get(`users/${asha.uid}`)
  const signedOutAt = record?.data.signedOutAt
  expect(record?.data).toEqual({ name: 'Asha Rao', isActive: true, signedOutAt: expect.any(Date) })
  expect(signedOutAt).toEqual(new Date(Math.floor(before / 1000 + 1) * 1000))
  expect(Date.now()).toBeGreaterThanOrEqual(Number(signedOutAt))
})

test('a student without a record gets none by it', async () => {
  const asha = await shop.signUp()
  expect((await shop.post(path, {}, asha.idToken)).status).toBe(200)
  expect(await shop.firestore.get(`users/${asha.uid}`)).toBeUndefined()
})

test('who shows no token of their own signs nobody out, whomever the body names', async () => {
  const [asha, ravi] = [await shop.signUp(), await shop.signUp()]
  expect(await shop.post(path, { localId: asha.uid })).toEqual(unauthenticated)
  expect(await shop.post(path, { localId: asha.uid }, 'made.up.token')).toEqual(unauthenticated)
  expect((await shop.post(path, { localId: asha.uid, userId: asha.uid }, ravi.idToken)).status).toBe(200)
  expect(await isKnown(asha)).toBe(true)
})

test('a service that refuses or is down is told as unavailable, and no token is logged', async () => {
  const asha = await shop.signUp()
  const log: string[] = []
  const accounts = createAccounts({
    identityUrl: `${shop.env.AUTH_URL}/identitytoolkit.googleapis.com`,
    projectId: shop.env.FIREBASE_PROJECT_ID,
    accessToken: async () => 'of-nobody',
    log: (line) => log.push(line),
  })
  const deps = createDeps(shop.env, (line) => log.push(line))
  const answer = await shop.post(path, {}, asha.idToken, createApp({ ...deps, accounts }))
  expect(answer).toEqual({
    status: 503,
    body: { error: 'Service is currently unavailable. Please try again later.' },
  })
  expect(log.join('\n')).toContain('Auth refused to end the sessions of an account')
  expect(log.join('\n')).not.toMatch(/of-nobody|eyJ/)
})
