/** The app's own session on one file's backend: its auth and database instances, and what tests ask of them. */
import { connectAuthEmulator } from 'firebase/auth'
import { connectFirestoreEmulator, doc, getDoc } from 'firebase/firestore/lite'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import * as z from 'zod'
import { authRepository } from '@/features/auth/auth-repository'
import { logOut } from '@/features/auth/session/identity'
import { getSession } from '@/features/auth/session/session-store'
import { startSession } from '@/features/auth/session/use-session'
import { auth } from '@/lib/firebase/auth'
import { db } from '@/lib/firebase/firestore'
import { projectId, type SeededBackend } from './seeded-backend'

/** The session follows the account by itself, in its own time. */
export const patience = { timeout: 4000 }
export const password = 'Student@123'

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

  const call = async (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${backend.ports().auth}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    }).then((response): Promise<unknown> => response.json())

  return {
    recordOf: async (id: string) => (await getDoc(doc(backend.admin(), 'users', id))).data(),
    /** An account that did not come through the app's own registration, so without a record. */
    makeAccount: async (fields: { email: string; displayName?: string }): Promise<string> => {
      const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts?key=demo-key`
      const made = await call(path, { method: 'POST', body: JSON.stringify({ ...fields, password }) })
      return z.object({ localId: z.string() }).parse(made).localId
    },
    /** What an operator changes of an account. */
    changeAccount: (localId: string, change: object) =>
      call(`/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update?key=demo-key`, {
        method: 'POST',
        body: JSON.stringify({ localId, ...change }),
      }),
    /** Settings of the identity service, as its configuration names them. */
    configure: (config: object) =>
      call(`/emulator/v1/projects/${projectId}/config`, { method: 'PATCH', body: JSON.stringify(config) }),
    /** The newest code that was mailed to an address. */
    mailedCode: async (email: string): Promise<string> => {
      const answer = await call(`/emulator/v1/projects/${projectId}/oobCodes`, { method: 'GET' })
      const { oobCodes } = z
        .object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) })
        .parse(answer)
      return oobCodes.findLast((code) => code.email === email)?.oobCode ?? ''
    },
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
