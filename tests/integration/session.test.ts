/** The session of the app itself: its own auth and database instances, pointed at this file's backend. */
import { connectAuthEmulator } from 'firebase/auth'
import { connectFirestoreEmulator, doc, getDoc } from 'firebase/firestore/lite'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { authRepository } from '@/features/auth/auth-repository'
import { registerStudent } from '@/features/auth/register-student'
import { saveProfile } from '@/features/auth/save-profile'
import { getSession } from '@/features/auth/session/session-store'
import { startSession } from '@/features/auth/session/start-session'
import { auth } from '@/lib/firebase/auth'
import { db } from '@/lib/firebase/firestore'
import { projectId, setUpSeededBackend } from './seeded-backend'

/** The session follows the account by itself, in its own time. */
const patience = { timeout: 4000 }
const backend = setUpSeededBackend()

beforeAll(async () => {
  const { auth: authPort, firestore } = backend.ports()
  // Allowed until the first request, which no other file makes through these: free ports, not the fixed ones.
  connectAuthEmulator(auth, `http://127.0.0.1:${authPort}`, { disableWarnings: true })
  connectFirestoreEmulator(db, '127.0.0.1', firestore)
  await startSession()
})

afterEach(async () => {
  await authRepository.signOut()
  await expectSignedOut()
})

const expectSignedOut = () =>
  vi.waitFor(() => expect(getSession()).toEqual({ status: 'signed-out' }), patience)
const expectSession = (user: object) =>
  vi.waitFor(
    () => expect(getSession()).toEqual({ status: 'signed-in', user: expect.objectContaining(user) }),
    patience,
  )

const recordOf = async (id: string) => (await getDoc(doc(backend.admin(), 'users', id))).data()

async function identity(path: string, body: object, token?: string) {
  const url = `http://127.0.0.1:${backend.ports().auth}/identitytoolkit.googleapis.com/v1/${path}?key=demo-key`
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return z.object({ localId: z.string() }).parse(await response.json())
}

/** An account that did not come through the app's own registration, so without a record. */
const makeAccount = (fields: { email: string; displayName?: string }) =>
  identity('accounts:signUp', { ...fields, password: 'Student@123' })

const form = (name: string) => ({
  firstName: 'Asha',
  lastName: 'Rao',
  email: `${name}@demo.test`,
  phone: '+91 90000 00009',
  password: 'Student@123',
  confirmPassword: 'Student@123',
  agreesToTerms: true,
})

test('signing in shows the details of the record', async () => {
  await authRepository.signIn('member@demo.test', 'Member@123')
  await expectSession({ id: 'member-demo', firstName: 'Arjun', lastName: 'Reddy', phone: '+91 90000 00002' })
})

test('registering makes account and record, and signs in', async () => {
  await registerStudent(form('asha'))
  const id = authRepository.currentAccountId() ?? ''
  await expectSession({ id, email: 'asha@demo.test', firstName: 'Asha', lastName: 'Rao' })
  expect(await recordOf(id)).toMatchObject({ name: 'Asha Rao', phone: '+91 90000 00009', purchase: [] })
})

test('a record that was never made is made at the next sign-in', async () => {
  const { localId } = await makeAccount({ email: 'late@demo.test', displayName: 'Late Student' })
  expect(await recordOf(localId)).toBeUndefined()
  await authRepository.signIn('late@demo.test', 'Student@123')
  await expectSession({ id: localId, firstName: 'Late', lastName: 'Student', phone: '' })
  expect(await recordOf(localId)).toMatchObject({ name: 'Late Student', email: 'late@demo.test' })
})

test('an older record is shown to the verified owner of its address, who gets an own one from it', async () => {
  const email = 'older@demo.test'
  await backend.put('users/generated-7', { name: 'Older Student', email, phone: '7' })
  const { localId } = await makeAccount({ email })
  await identity(`projects/${projectId}/accounts:update`, { localId, emailVerified: true }, 'owner')
  await authRepository.signIn(email, 'Student@123')
  await expectSession({ id: localId, firstName: 'Older', lastName: 'Student', phone: '7' })
  expect(await recordOf(localId)).toMatchObject({ name: 'Older Student', email, phone: '7', purchase: [] })
})

test('a changed profile is in account, record and session', async () => {
  await registerStudent(form('changing'))
  const id = authRepository.currentAccountId() ?? ''
  const user = { id, email: 'changing@demo.test', firstName: 'Asha', lastName: 'Rao', phone: '' }
  const change = { firstName: 'Usha', lastName: 'Devi', email: 'changed@demo.test', phone: '1' }
  await saveProfile(user, change)
  await expectSession({ id, ...change })
  expect(await recordOf(id)).toMatchObject({ name: 'Usha Devi', email: 'changed@demo.test', phone: '1' })
  expect(auth.currentUser).toMatchObject({ displayName: 'Usha Devi', email: 'changed@demo.test' })
})

test.each([
  ['a wrong password', 'member@demo.test', 'Member@124'],
  ['an unknown address', 'nobody@demo.test', 'Member@123'],
])('%s is refused in the same words, and nobody is signed in', async (_, email, password) => {
  await expect(authRepository.signIn(email, password)).rejects.toThrow('Invalid email or password.')
  expect(authRepository.currentAccountId()).toBeNull()
})

// The last one: nothing runs after it.
test('without the backend, signing in and registering say that the network failed', async () => {
  await backend.stop()
  const sentence = 'Network error. Please check your internet connection.'
  await expect(authRepository.signIn('member@demo.test', 'Member@123')).rejects.toThrow(sentence)
  await expect(registerStudent(form('offline'))).rejects.toThrow(sentence)
})
