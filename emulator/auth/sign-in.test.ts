import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmail, PASSWORD, startTestService, type TestService } from './testing/service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

test('registers a student and signs them in', async () => {
  const auth = service.connect()
  const email = newEmail()
  const credential = await createUserWithEmailAndPassword(auth, email, PASSWORD)
  expect(auth.currentUser).toBe(credential.user)
  expect(credential.user).toMatchObject({
    email,
    emailVerified: false,
    isAnonymous: false,
    displayName: null,
  })
  expect(credential.user.providerData).toMatchObject([{ providerId: 'password', email, uid: email }])
  expect(getAdditionalUserInfo(credential)).toMatchObject({ isNewUser: true, providerId: 'password' })
  expect(Date.parse(credential.user.metadata.creationTime ?? '')).toBeCloseTo(Date.now(), -5)
})

test('puts the claims that rules read into the ID token', async () => {
  const email = newEmail()
  const { user } = await createUserWithEmailAndPassword(service.connect(), email, PASSWORD)
  const { claims, signInProvider } = await user.getIdTokenResult()
  expect(signInProvider).toBe('password')
  expect(claims).toMatchObject({
    sub: user.uid,
    user_id: user.uid,
    email,
    email_verified: false,
    aud: 'demo-pariksha',
    iss: 'https://securetoken.google.com/demo-pariksha',
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
  })
  expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
  expect(Math.abs(Number(claims.auth_time) - Date.now() / 1000)).toBeLessThan(5)
})

test('signs in with the right password, whatever the case of the address', async () => {
  const email = newEmail()
  const { user } = await createUserWithEmailAndPassword(service.connect(), email, PASSWORD)
  const again = await signInWithEmailAndPassword(service.connect(), email.toUpperCase(), PASSWORD)
  expect(again.user.uid).toBe(user.uid)
  expect(again.user.email).toBe(email)
  expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false)
  const byCredential = await signInWithCredential(
    service.connect(),
    EmailAuthProvider.credential(email, PASSWORD),
  )
  expect(byCredential.user.uid).toBe(user.uid)
})

test('refuses a second account with the same address, and addresses and passwords that are none', async () => {
  const auth = service.connect()
  const email = newEmail()
  await createUserWithEmailAndPassword(auth, email, PASSWORD)
  const cases = [
    [email.toUpperCase(), PASSWORD, 'auth/email-already-in-use'],
    ['nobody', PASSWORD, 'auth/invalid-email'],
    ['two words@example.com', PASSWORD, 'auth/invalid-email'],
    ['dots@example..com', PASSWORD, 'auth/invalid-email'],
    [newEmail(), '12345', 'auth/weak-password'],
    [newEmail(), '', 'auth/missing-password'],
  ] as const
  for (const [address, password, code] of cases) {
    await expect(createUserWithEmailAndPassword(auth, address, password)).rejects.toMatchObject({
      code,
    })
  }
})

test('does not tell a wrong password from an unknown address', async () => {
  const email = newEmail()
  await createUserWithEmailAndPassword(service.connect(), email, PASSWORD)
  const auth = service.connect()
  const code = 'auth/invalid-credential'
  await expect(signInWithEmailAndPassword(auth, email, 'Wrong@123')).rejects.toMatchObject({ code })
  await expect(signInWithEmailAndPassword(auth, newEmail(), PASSWORD)).rejects.toMatchObject({ code })
  expect(auth.currentUser).toBeNull()
})

test('reauthenticates with the password alone', async () => {
  const email = newEmail()
  const { user } = await createUserWithEmailAndPassword(service.connect(), email, PASSWORD)
  const right = EmailAuthProvider.credential(email, PASSWORD)
  const result = await reauthenticateWithCredential(user, right)
  expect(result.operationType).toBe('reauthenticate')
  const wrong = EmailAuthProvider.credential(email, 'Wrong@123')
  await expect(reauthenticateWithCredential(user, wrong)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  })
})

test('refuses the methods that the project has not switched on', async () => {
  const auth = service.connect()
  await expect(signInAnonymously(auth)).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' })
  await expect(signInWithCustomToken(auth, '{"uid":"x"}')).rejects.toMatchObject({
    code: 'auth/operation-not-allowed',
  })
})
