/** A student signs out everywhere from one device; another one, with the app open, on this file's backend. */
import './testing/device-of-a-browser'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  getAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signOutEverywhere } from '@/features/auth/account/sign-out-everywhere'
import { registerStudent } from '@/features/auth/registration/register-student'
import { authRepository } from '@/features/auth/session/auth-repository'
import { isSessionEnded } from '@/features/auth/session/stored-user'
import { createDeviceStore } from '@/lib/device/device-store'
import { currentAlert } from '@/ui/dialog/alert-store'
import { createApp } from '../../api/app'
import { createDeps } from '../../api/deps'
import { readEnv } from '../../api/env'
import { expectSession, expectSignedOut, ownId, registration, setUpAppSession } from './testing/app-session'
import { password } from './testing/operator'
import { projectId, setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
setUpAppSession(backend)

const other = initializeApp({ projectId, apiKey: 'demo-key' }, 'another-device')
const otherAuth = getAuth(other)
let endpoint: ReturnType<typeof createApp>

beforeAll(async () => {
  const { firestore, auth } = backend.ports()
  connectAuthEmulator(otherAuth, `http://127.0.0.1:${auth}`, { disableWarnings: true })
  await otherAuth.setPersistence(inMemoryPersistence)
  const services = { FIRESTORE_URL: `http://127.0.0.1:${firestore}`, AUTH_URL: `http://127.0.0.1:${auth}` }
  endpoint = createApp(createDeps(readEnv(services), () => undefined))
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    typeof input === 'string' && input.endsWith('/api/sign-out-everywhere')
      ? endpoint.request('/api/sign-out-everywhere', init)
      : fetch(input, init),
  )
})
afterAll(() => deleteApp(other))

const attempts = createDeviceStore('attempts', { atSignOut: 'forgotten' })
async function onTwoDevices(name: string) {
  await registerStudent(registration(name))
  await expectSession({ email: `${name}@demo.test` })
  const { user } = await signInWithEmailAndPassword(otherAuth, `${name}@demo.test`, password)
  return { id: ownId(), email: `${name}@demo.test`, otherUser: user }
}

async function leaveFromThere(user: User) {
  const headers = { authorization: `Bearer ${await user.getIdToken()}` }
  const { status } = await endpoint.request('/api/sign-out-everywhere', { method: 'POST', headers })
  expect(status).toBe(200)
}

test('here the student leaves without a word, and there the next question about the session is refused', async () => {
  const { id, otherUser } = await onTwoDevices('everywhere')
  await signOutEverywhere(id)
  await expectSignedOut()
  expect(currentAlert()).toBeNull()
  await expect(otherUser.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  await authRepository.signIn('everywhere@demo.test', password)
  await expectSession({ id })
})

test('an open app says so when it asks again, and what was begun there is still there at the next sign-in', async () => {
  const { id, email, otherUser } = await onTwoDevices('left-running')
  await attempts.setMany(id, [['a1', 'a running test']])
  await leaveFromThere(otherUser)

  await authRepository.confirm()
  await expectSignedOut()
  expect(currentAlert()?.message).toBe(
    'You are signed out on this device. Log in again to go on where you were.',
  )
  // The other tabs keep what was begun, too.
  expect(isSessionEnded()).toBe(true)
  await authRepository.signIn(email, password)
  await expectSession({ id })
  expect(isSessionEnded()).toBe(false)
  expect(await attempts.get(id, 'a1')).toBe('a running test')
})

test('what was begun is not left to the next student', async () => {
  const { id, otherUser } = await onTwoDevices('handed-on')
  await attempts.setMany(id, [['a1', 'a running test']])
  await leaveFromThere(otherUser)
  await authRepository.confirm()
  await expectSignedOut()
  await authRepository.signIn('student@demo.test', password)
  await expectSession({ id: 'student-demo' })
  await expect.poll(() => attempts.get(id, 'a1')).toBeUndefined()
})

test('who is not signed in cannot sign out everywhere', async () => {
  await expect(signOutEverywhere('student-demo')).rejects.toMatchObject({ code: 'unauthenticated' })
})
