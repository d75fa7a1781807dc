import { createUserWithEmailAndPassword, reload, signInWithEmailAndPassword } from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followEntries } from '../data/testing/entries'
import { messageOf, newEmail, PASSWORD, startTestService, type TestService } from './testing/service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

test('creates an account as asked, with claims that reach the token', async () => {
  const email = newEmail()
  const { body } = await service.admin('accounts', {
    localId: 'chosen-id',
    email,
    password: PASSWORD,
    displayName: 'Arjun Reddy',
    emailVerified: true,
    customAttributes: '{"role":"teacher","level":3}',
  })
  expect(body).toEqual({
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: 'chosen-id',
    email,
    displayName: 'Arjun Reddy',
  })
  const { user } = await signInWithEmailAndPassword(service.connect(), email, PASSWORD)
  expect(user).toMatchObject({ uid: 'chosen-id', emailVerified: true, displayName: 'Arjun Reddy' })
  expect((await user.getIdTokenResult()).claims).toMatchObject({ role: 'teacher', level: 3 })
})

test('changes claims, addresses and passwords of any account', async () => {
  const email = newEmail()
  const { user } = await createUserWithEmailAndPassword(service.connect(), email, PASSWORD)
  const claims = { localId: user.uid, customAttributes: '{"role":"teacher"}' }
  await service.admin('accounts:update', claims)
  expect((await user.getIdTokenResult(true)).claims.role).toBe('teacher')
  const changed = newEmail()
  const { body } = await service.admin('accounts:update', {
    localId: user.uid,
    email: changed,
    password: 'Admin@1234',
  })
  expect(body).not.toHaveProperty('idToken')
  await expect(reload(user)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  await signInWithEmailAndPassword(service.connect(), changed, 'Admin@1234')
})

test('ends the sessions that began before a time', async () => {
  const { user } = await createUserWithEmailAndPassword(service.connect(), newEmail(), PASSWORD)
  const validSince = String(Math.floor(Date.now() / 1000) + 60)
  await service.admin('accounts:update', { localId: user.uid, validSince })
  await expect(reload(user)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
})

test.each(['localId', 'email', 'displayName'])('refuses half a surrogate pair as %s', async (name) => {
  const refused = await service.admin('accounts', { [name]: 'x\ud800' })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } })
})

test('refuses accounts that cannot be', async () => {
  const taken = newEmail()
  await service.admin('accounts', { localId: 'taken-id', email: taken })
  const cases = [
    [{ localId: 'taken-id' }, 'DUPLICATE_LOCAL_ID'],
    [{ email: taken }, 'EMAIL_EXISTS'],
    [{ email: 'nobody' }, 'INVALID_EMAIL'],
    [{ localId: '' }, 'INVALID_LOCAL_ID'],
    [{ email: newEmail(), password: '12345' }, 'WEAK_PASSWORD : Password should be at least 6 characters'],
    [{ customAttributes: '[1]' }, 'INVALID_CLAIMS'],
    [{ customAttributes: '{' }, 'INVALID_CLAIMS'],
    [{ customAttributes: '{"sub":"x"}' }, 'FORBIDDEN_CLAIM : sub'],
    [{ customAttributes: JSON.stringify({ long: 'x'.repeat(1000) }) }, 'CLAIMS_TOO_LARGE'],
    [{ emailVerified: 'yes' }, "Invalid value at 'emailVerified': it must be a boolean."],
  ] as const
  for (const [body, message] of cases) {
    const answer = await service.admin('accounts', body)
    expect({ status: answer.status, message: messageOf(answer.body) }).toEqual({ status: 400, message })
  }
})

test('looks accounts up by id and address, and shows no password', async () => {
  const email = newEmail()
  const entries = followEntries(service.state)
  await service.admin('accounts', { localId: 'looked-up', email, password: PASSWORD })
  const { body } = await service.admin('accounts:lookup', {
    localId: ['looked-up', 'nobody'],
    email: [email],
  })
  expect(body.users).toHaveLength(1)
  expect(JSON.stringify(body)).toContain('"passwordHash":"UkVEQUNURUQ="')
  const stored = String(entries.get('account/looked-up'))
  expect(stored).toContain(email)
  expect(stored).not.toContain(PASSWORD)
  expect((await service.admin('accounts:lookup', { localId: ['nobody'] })).body).not.toHaveProperty('users')
})

test('is for the administrator alone', async () => {
  const path = 'v1/projects/demo-pariksha/accounts'
  for (const headers of [{}, { authorization: 'Bearer somebody' }]) {
    expect((await service.call('POST', path, { localId: 'x' }, headers)).status).toBe(401)
  }
  const { body } = await service.call('POST', 'v1/accounts:signUp', {
    localId: 'x',
    email: newEmail(),
    password: PASSWORD,
  })
  expect(messageOf(body)).toBe('UNEXPECTED_PARAMETER : User ID')
})

test('answers mistakes of the caller in the service’s form', async () => {
  const email = 'twice@example.com'
  await service.admin('accounts', { email })
  const { body } = await service.call('POST', 'v1/accounts:signUp', { email, password: PASSWORD })
  const message = 'EMAIL_EXISTS'
  expect(body).toEqual({
    error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
  })
  expect((await service.call('POST', 'v1/accounts:signUp', '{"email"')).status).toBe(400)
  expect((await service.call('POST', 'v1/accounts:signUp', '[]')).status).toBe(400)
  expect((await service.call('POST', 'v1/accounts:unknown', {})).status).toBe(404)
  expect((await service.call('GET', 'v1/accounts:signUp')).status).toBe(404)
})
