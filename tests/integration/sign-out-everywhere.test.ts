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
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerStudent } from '@/features/auth/account/register-student'
import { signOutEverywhere } from '@/features/auth/account/sign-out-everywhere'
import { createDeviceStore, everythingOf } from '@/lib/device/device-store'
import { preferencesRepository } from '@/own/preferences/repository'
import { authRepository } from '@/session/auth-repository'
import { currentAlert } from '@/ui/dialog/alert-store'
import { expectSession, expectSignedOut, ownId, registration, setUpAppSession } from './testing/app-session'
import { setUpEndpoint } from './testing/endpoint'
import { password } from './testing/operator'
import { projectId, setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const endpoint = setUpEndpoint(backend)
setUpAppSession(backend)

const other = initializeApp({ projectId, apiKey: 'demo-key' }, 'another-device')
const otherAuth = getAuth(other)
beforeAll(async () => {
  const { auth } = backend.ports()
  connectAuthEmulator(otherAuth, `http://127.0.0.1:${auth}`, { disableWarnings: true })
  await otherAuth.setPersistence(inMemoryPersistence)
})
afterAll(() => deleteApp(other))

async function onTwoDevices(name: string) {
  await registerStudent(registration(name))
  await expectSession({ email: `${name}@demo.test` })
  const { user } = await signInWithEmailAndPassword(otherAuth, `${name}@demo.test`, password)
  return { id: ownId(), email: `${name}@demo.test`, otherUser: user }
}

async function leaveFromThere(user: User) {
  expect(await endpoint.call('sign-out-everywhere', await user.getIdToken())).toBe(200)
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

test('an open app says so when it asks again, and forgets everything of the student', async () => {
  const { id, email, otherUser } = await onTwoDevices('left-running')
  const areas = ['attempts', 'offline-files', 'reading-place', 'saved', 'told-corrections']
  const stores = areas.map((area) => createDeviceStore(area, { atSignOut: 'forgotten' }))
  for (const store of stores) await store.setMany(id, [['one', 'of this student']])
  await leaveFromThere(otherUser)

  await authRepository.confirm()
  await expectSignedOut()
  expect(currentAlert()?.message).toBe('You are signed out on this device. Log in again to continue.')
  currentAlert()?.acknowledge()
  await expect.poll(() => everythingOf(id)).toEqual([])
  await authRepository.signIn(email, password)
  await expectSession({ id })
})

test('a write of an open app is refused at once, and by it the app notices the end', async () => {
  const { id, otherUser } = await onTwoDevices('writing-on')
  await preferencesRepository.set(id, { minutes: { value: 30, at: 1 } })
  await leaveFromThere(otherUser)
  const change = { minutes: { value: 60, at: 2 } }
  await expect(preferencesRepository.set(id, change)).rejects.toMatchObject({ code: 'permission-denied' })
  await expectSignedOut()
  currentAlert()?.acknowledge()
  // Signed in again, the student goes on at once.
  await authRepository.signIn('writing-on@demo.test', password)
  await expectSession({ id })
  await preferencesRepository.set(id, change)
})

test('who is not signed in cannot sign out everywhere', async () => {
  await expect(signOutEverywhere('student-demo')).rejects.toMatchObject({ code: 'unauthenticated' })
})
