/** The app's own session on one file's backend: its auth and database instances, and what tests ask of them. */
import { connectAuthEmulator } from 'firebase/auth'
import { connectFirestoreEmulator, doc, getDoc } from 'firebase/firestore/lite'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import { auth } from '@/lib/firebase/auth'
import { db } from '@/lib/firebase/firestore'
import { authRepository } from '@/session/auth-repository'
import { logOut } from '@/session/identity'
import { getSession } from '@/session/session-store'
import { startSession } from '@/session/use-session'
import { operatorOf, password } from './operator'
import type { SeededBackend } from './seeded-backend'

/** The session follows the account by itself, in its own time. */
export const patience = { timeout: 4000 }

/** Connects the app to `backend`; after each test nobody is signed in. */
export function setUpAppSession(backend: SeededBackend) {
  beforeAll(async () => {
    const { auth: authPort, firestore } = backend.ports()
    // Allowed until the first request, which no other file makes through these: free ports, not the fixed ones.
    connectAuthEmulator(auth, `http://127.0.0.1:${authPort}`, { disableWarnings: true })
    connectFirestoreEmulator(db, '127.0.0.1', firestore)
    await startSession()
  })
  afterEach(async () => {
    await logOut()
    await expectSignedOut()
  })

  return {
    ...operatorOf(backend),
    recordOf: async (id: string) => (await getDoc(doc(backend.admin(), 'users', id))).data(),
  }
}

export const expectSignedOut = () =>
  vi.waitFor(() => expect(getSession().status).toBe('signed-out'), patience)

export const expectSession = (user: object) =>
  vi.waitFor(
    () => expect(getSession()).toEqual({ status: 'signed-in', user: expect.objectContaining(user) }),
    patience,
  )

/** Id of whoever is signed in. */
export const ownId = () => authRepository.currentAccountId() ?? ''

/** A filled registration form. */
export const registration = (name: string) => ({
  firstName: 'Asha',
  lastName: 'Rao',
  email: `${name}@demo.test`,
  phone: '+91 90000 00009',
  password,
  confirmPassword: password,
  agreesToTerms: true,
})
