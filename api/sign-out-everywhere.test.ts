import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app'
import { createDeps } from './deps'
import { createSessionEnder } from './end-sessions'
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
  const refusing = createSessionEnder({
    identityUrl: `${shop.env.AUTH_URL}/identitytoolkit.googleapis.com`,
    projectId: shop.env.FIREBASE_PROJECT_ID,
    accessToken: async () => 'of-nobody',
    now: () => new Date(),
    log: (line) => log.push(line),
  })
  const deps = createDeps(shop.env, (line) => log.push(line))
  const answer = await shop.post(path, {}, asha.idToken, createApp({ ...deps, endSessions: refusing }))
  expect(answer).toEqual({
    status: 503,
    body: { error: 'Service is currently unavailable. Please try again later.' },
  })
  expect(log.join('\n')).toContain('Auth refused to end the sessions of an account')
  expect(log.join('\n')).not.toMatch(/of-nobody|eyJ/)
})
