import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageOf, newEmail, PASSWORD, startTestService, type TestService } from './testing/service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

async function register(): Promise<string> {
  const email = newEmail()
  await createUserWithEmailAndPassword(service.connect(), email, PASSWORD)
  return email
}

const signIn = (email: string, password: string) =>
  service.call('POST', 'v1/accounts:signInWithPassword', { email, password, returnSecureToken: true })

async function fail(email: string, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expect(messageOf((await signIn(email, 'Wrong@123')).body)).toBe('INVALID_LOGIN_CREDENTIALS')
  }
}

test('blocks an account after ten failures, even for the right password', async () => {
  const email = await register()
  await fail(email, 10)
  expect(messageOf((await signIn(email, PASSWORD)).body)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  await expect(signInWithEmailAndPassword(service.connect(), email, PASSWORD)).rejects.toMatchObject({
    code: 'auth/too-many-requests',
  })
})

test('blocks neither at nine failures nor other accounts', async () => {
  const email = await register()
  await fail(email, 9)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
  const other = await register()
  await fail(email, 10)
  expect((await signIn(other, PASSWORD)).status).toBe(200)
})

test('a success forgives the failures before it', async () => {
  const email = await register()
  await fail(email, 9)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
  await fail(email, 9)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test('opens again five minutes later, whatever was tried meanwhile', async () => {
  const email = await register()
  await fail(email, 10)
  service.passMinutes(4)
  expect(messageOf((await signIn(email, 'Wrong@123')).body)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  service.passMinutes(1)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test('a reset of the password opens the account at once', async () => {
  const email = await register()
  await fail(email, 10)
  const auth = service.connect()
  await sendPasswordResetEmail(auth, email)
  await confirmPasswordReset(auth, service.state.codes.all().at(-1)?.oobCode ?? '', 'Reset@1234')
  expect((await signIn(email, 'Reset@1234')).status).toBe(200)
})

test('treats unknown addresses alike, so that the limit tells nothing', async () => {
  const unknown = newEmail()
  await fail(unknown, 10)
  expect(messageOf((await signIn(unknown, PASSWORD)).body)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
})
