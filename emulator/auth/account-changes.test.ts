import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  signInWithEmailAndPassword,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageOf, newEmail, PASSWORD, startTestService, type TestService } from './testing/service'

let service: TestService
beforeAll(async () => {
  // Without protection against enumeration, which refuses to change an address without a mail.
  service = await startTestService({ settings: { emailPrivacy: false } })
})
afterAll(() => service.close())

async function register() {
  const auth = service.connect()
  const email = newEmail()
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
  return { auth, email, user }
}

test('changes and empties name and picture', async () => {
  const { email, user } = await register()
  await updateProfile(user, { displayName: 'Lakshmi Rao', photoURL: 'https://example.com/a.png' })
  expect((await user.getIdTokenResult()).claims).toMatchObject({
    name: 'Lakshmi Rao',
    picture: 'https://example.com/a.png',
  })
  const again = await signInWithEmailAndPassword(service.connect(), email, PASSWORD)
  expect(again.user).toMatchObject({ displayName: 'Lakshmi Rao', photoURL: 'https://example.com/a.png' })
  await updateProfile(user, { displayName: '', photoURL: '' })
  await reload(again.user)
  expect(again.user).toMatchObject({ displayName: null, photoURL: null })
})

test('takes away attributes by name', async () => {
  const { user } = await register()
  await updateProfile(user, { displayName: 'Arjun' })
  const { body } = await service.call('POST', 'v1/accounts:update', {
    idToken: await user.getIdToken(),
    deleteAttribute: ['DISPLAY_NAME', 'PHOTO_URL'],
  })
  expect(body).not.toHaveProperty('displayName')
  expect(body).not.toHaveProperty('idToken')
})

test('changes the password', async () => {
  const { email, user } = await register()
  await updatePassword(user, 'Changed@123')
  await expect(signInWithEmailAndPassword(service.connect(), email, PASSWORD)).rejects.toMatchObject({
    code: 'auth/wrong-password',
  })
  await signInWithEmailAndPassword(service.connect(), email, 'Changed@123')
  await expect(updatePassword(user, '12345')).rejects.toMatchObject({ code: 'auth/weak-password' })
})

test('changes the address, which is unverified then', async () => {
  const { email, user } = await register()
  await service.admin('accounts:update', { localId: user.uid, emailVerified: true })
  const changed = newEmail()
  await updateEmail(user, changed)
  expect(user).toMatchObject({ email: changed, emailVerified: false })
  await signInWithEmailAndPassword(service.connect(), changed, PASSWORD)
  await expect(signInWithEmailAndPassword(service.connect(), email, PASSWORD)).rejects.toMatchObject({
    code: 'auth/user-not-found',
  })
  const { email: taken } = await register()
  await expect(updateEmail(user, taken)).rejects.toMatchObject({ code: 'auth/email-already-in-use' })
  await expect(updateEmail(user, 'nobody')).rejects.toMatchObject({ code: 'auth/invalid-email' })
})

test('changes no address without a mail while addresses are protected, except for the administrator', async () => {
  const own = await startTestService()
  try {
    const auth = own.connect()
    const email = newEmail()
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
    await expect(updateEmail(user, newEmail())).rejects.toMatchObject({ code: 'auth/operation-not-allowed' })
    await updateEmail(user, email)
    const changed = newEmail()
    await own.admin('accounts:update', { localId: user.uid, email: changed })
    await signInWithEmailAndPassword(own.connect(), changed, PASSWORD)
  } finally {
    await own.close()
  }
})

test('sends the same address without ending sessions', async () => {
  const { email, user } = await register()
  const other = await signInWithEmailAndPassword(service.connect(), email, PASSWORD)
  await updateEmail(user, email)
  await expect(reload(other.user)).resolves.toBeUndefined()
})

test('deletes the account for good', async () => {
  const { auth, email, user } = await register()
  await deleteUser(user)
  expect(auth.currentUser).toBeNull()
  await expect(reload(user)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  const again = await createUserWithEmailAndPassword(service.connect(), email, PASSWORD)
  expect(again.user.uid).not.toBe(user.uid)
})

test('demands a recent sign-in for the password, the address and the deletion, but not for the name', async () => {
  const { email, user } = await register()
  service.passMinutes(6)
  await user.getIdToken(true)
  const code = 'auth/requires-recent-login'
  await expect(updatePassword(user, 'Changed@123')).rejects.toMatchObject({ code })
  await expect(updateEmail(user, newEmail())).rejects.toMatchObject({ code })
  await expect(unlink(user, 'password')).rejects.toMatchObject({ code })
  await expect(deleteUser(user)).rejects.toMatchObject({ code })
  await updateProfile(user, { displayName: 'Lakshmi' })
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, PASSWORD))
  await updatePassword(user, 'Changed@123')
  await deleteUser(user)
})

test('refuses what is the administrator’s', async () => {
  const { user } = await register()
  const idToken = await user.getIdToken()
  const cases = [
    [{ idToken, customAttributes: '{"admin":true}' }, 'INSUFFICIENT_PERMISSION'],
    [{ idToken, disableUser: true }, 'OPERATION_NOT_ALLOWED'],
    [{ localId: user.uid, password: 'Changed@123' }, 'INVALID_REQ_TYPE : Unsupported request parameters.'],
  ] as const
  for (const [body, message] of cases) {
    expect(messageOf((await service.call('POST', 'v1/accounts:update', body)).body)).toBe(message)
  }
  const { body } = await service.call('POST', 'v1/accounts:update', {
    idToken,
    emailVerified: true,
    validSince: '4000000000',
  })
  expect(body).toMatchObject({ localId: user.uid, emailVerified: false })
  await reload(user)
})
