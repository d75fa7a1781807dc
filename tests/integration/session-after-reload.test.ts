/** The session of a page that is opened on a device which remembers a student, on this file's backend. */
import './testing/device-of-a-browser'
import { deleteApp } from 'firebase/app'
import { expect, test, vi } from 'vitest'
import { endings, operatorOf, password } from './testing/operator'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { makeAccount, changeAccount } = operatorOf(backend)

/** Opens a page of the app, with nothing left of the one before but what the device keeps, the SDK's storage included. */
async function openPage() {
  vi.resetModules()
  const { auth, firestore } = backend.ports()
  // A stored account is asked about as soon as the SDK starts, so it has to know the ports by then.
  vi.doMock('@/config/env', async (importOriginal) => {
    const { getEnv } = await importOriginal<typeof import('@/config/env')>()
    const ports = { VITE_LOCAL_AUTH_PORT: auth, VITE_LOCAL_FIRESTORE_PORT: firestore }
    return { getEnv: () => ({ ...getEnv(), ...ports }) }
  })
  const { getSession, recallSession } = await import('@/session/session-store')
  const { startSession } = await import('@/session/use-session')
  const { currentAlert } = await import('@/ui/dialog/alert-store')
  const { firebaseApp } = await import('@/lib/firebase/app')
  recallSession('signed-out')
  const { authRepository } = await startSession()
  return { getSession, currentAlert, authRepository, close: () => deleteApp(firebaseApp) }
}

test('a student who is still known stays signed in', async () => {
  const id = await makeAccount({ email: 'staying@demo.test', displayName: 'Asha Rao' })
  const first = await openPage()
  await first.authRepository.signIn('staying@demo.test', password)
  await expect.poll(first.getSession).toMatchObject({ user: { id, firstName: 'Asha' } })
  await first.close()

  const second = await openPage()
  await second.authRepository.ready()
  expect(second.authRepository.currentAccountId()).toBe(id)
  expect(second.getSession()).toMatchObject({ user: { id, firstName: 'Asha' } })
  expect(second.currentAlert()).toBeNull()
  await second.authRepository.signOut()
  await second.close()
})

test.each(endings)('a student %s before the page is opened is told why', async (name, change, message) => {
  const email = `${name.replaceAll(' ', '-')}@demo.test`
  const id = await makeAccount({ email })
  const first = await openPage()
  await first.authRepository.signIn(email, password)
  await expect.poll(first.getSession).toMatchObject({ user: { id } })
  await first.close()

  await changeAccount(id, change)
  const second = await openPage()
  await expect.poll(() => second.currentAlert()?.message).toBe(message)
  expect(second.getSession()).toEqual({ status: 'signed-out' })
  expect(localStorage.getItem('user')).toBeNull()
  await second.close()
})

test('what was saved without a network is forgotten when the session was ended before the page is opened', async () => {
  const email = 'saved-offline@demo.test'
  const id = await makeAccount({ email })
  const first = await openPage()
  await first.authRepository.signIn(email, password)
  await expect.poll(first.getSession).toMatchObject({ user: { id } })
  const { savedDevice } = await import('@/own/saved/sync')
  const item = {
    kind: 'job',
    itemId: 'b',
    title: 'Clerk',
    detail: null,
    url: null,
    savedAt: 1_790_000_000_000,
  } as const
  await savedDevice.add(id, [{ item, state: 'saved' }])
  await first.close()

  await changeAccount(id, { validSince: String(4e9) })
  const second = await openPage()
  const { savedSync } = await import('@/own/saved/sync')
  await expect(savedSync.read(id)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(second.getSession()).toEqual({ status: 'signed-out' })
  await expect.poll(() => savedSync.known(id)).toEqual([])
  await second.close()
})
