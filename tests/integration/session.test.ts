/** The session of the app itself, on this file's backend. */
import './testing/device-of-a-browser'
import { afterEach, expect, test, vi } from 'vitest'
import { privacyNotice } from '@/config/privacy-notice'
import { registerStudent } from '@/features/auth/account/register-student'
import { createDeviceStore } from '@/lib/device/device-store'
import { auth } from '@/lib/firebase/auth'
import { authRepository } from '@/session/auth-repository'
import { logOut } from '@/session/identity'
import { keepRegistration, keptRegistration } from '@/session/kept-registration'
import { lookUpStudent } from '@/session/look-up-student'
import { getSession } from '@/session/session-store'
import { readStoredUser } from '@/session/stored-user'
import { currentAlert } from '@/ui/dialog/alert-store'
import {
  expectSession,
  expectSignedOut,
  ownId,
  patience,
  registration,
  setUpAppSession,
} from './testing/app-session'
import { endings, password } from './testing/operator'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { recordOf, makeAccount, changeAccount } = setUpAppSession(backend)
// A question that a test leaves open stays open when its student is gone.
afterEach(() => {
  while (currentAlert()) currentAlert()?.acknowledge()
})

test('signing in shows the details of the record, and keeps them under the key user', async () => {
  await authRepository.signIn('member@demo.test', 'Member@123')
  const details = { id: 'member-demo', firstName: 'Arjun', lastName: 'Reddy', phone: '+91 90000 00002' }
  await expectSession(details)
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject(details)
})

test('registering makes account and record, and signs in', async () => {
  await registerStudent(registration('asha'))
  await expectSession({ id: ownId(), email: 'asha@demo.test', firstName: 'Asha', lastName: 'Rao' })
  const record = await recordOf(ownId())
  expect(record).toMatchObject({ name: 'Asha Rao', phone: '+91 90000 00009', purchase: [], Resource: [] })
  expect(record).toMatchObject({ isActive: true, createdAt: expect.anything(), updatedAt: expect.anything() })
  expect(record).not.toHaveProperty('password')
  expect(record?.consent).toEqual({
    notice: privacyNotice,
    language: 'en',
    at: record?.createdAt,
    adultOrGuardian: true,
  })
  expect(await keptRegistration(ownId())).toBeNull()
})

/** Registers somebody whose record the rules refuse. */
async function registerByHalf(name: string) {
  const typed = registration(name)
  // The one thing that the rules refuse of this form, standing in for any failure between account and record.
  const form = { ...typed, phone: '9'.repeat(41) }
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await registerStudent(form)
  expect(logged).toHaveBeenCalledWith('The record will be made at the next sign-in', expect.anything())
  const id = ownId()
  expect(await recordOf(id)).toBeUndefined()
  const kept = { name: 'Asha Rao', phone: form.phone, notice: privacyNotice }
  expect(await keptRegistration(id)).toMatchObject(kept)

  return { id, typed }
}

test('a registration whose record was refused is mended at the next start, with its phone number and consent', async () => {
  const { id, typed } = await registerByHalf('half')
  await keepRegistration(id, { name: 'Asha Rao', phone: typed.phone, notice: '2026-11-01' })
  const account = { id, email: typed.email, displayName: 'Asha Rao' }
  const nobodyIsAsked = () => Promise.reject(new Error('the form has said it'))
  await lookUpStudent(account, nobodyIsAsked).catch(() => undefined)
  await expect
    .poll(() => recordOf(id))
    .toMatchObject({
      name: 'Asha Rao',
      phone: typed.phone,
      consent: { notice: '2026-11-01', language: 'en', at: expect.anything(), adultOrGuardian: true },
    })
  expect(await keptRegistration(id)).toBeNull()
})

test('name and phone number of a registration that failed are forgotten at sign-out, and after a day', async () => {
  const { id } = await registerByHalf('forgotten')
  await logOut()
  await expectSignedOut()
  expect(await keptRegistration(id)).toBeNull()

  const typed = { name: 'Asha Rao', phone: '1', notice: privacyNotice }
  await keepRegistration('old', typed)
  expect(await keptRegistration('old')).toMatchObject(typed)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 })
  expect(await keptRegistration('old')).toBeNull()
  vi.useRealTimers()
  expect(await keptRegistration('old')).toBeNull()
})

test('of two who register the same address at once, one is told that it is taken', async () => {
  const outcomes = await Promise.allSettled([
    authRepository.register('twice@demo.test', password, 'First Tab'),
    authRepository.register('twice@demo.test', password, 'Second Tab'),
  ])
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refusals.map(({ reason }) => (reason as Error).message)).toEqual([
    'An account with this email already exists.',
  ])
})

test('a record that was never made is made when the student agrees, and who does not is signed out', async () => {
  const id = await makeAccount({ email: 'late@demo.test', displayName: 'Late Student' }, { hasRecord: false })
  await authRepository.signIn('late@demo.test', password)
  await expectSession({ id, firstName: 'Late', lastName: 'Student', phone: '' })
  await vi.waitFor(() => expect(currentAlert()?.choice?.[1]).toBe('I agree'), patience)
  expect(await recordOf(id)).toBeUndefined()
  currentAlert()?.acknowledge()
  await expectSignedOut()
  expect(await recordOf(id)).toBeUndefined()

  await authRepository.signIn('late@demo.test', password)
  await vi.waitFor(() => expect(currentAlert()?.choice?.[1]).toBe('I agree'), patience)
  currentAlert()?.acknowledge(true)
  await expect
    .poll(() => recordOf(id))
    .toMatchObject({
      name: 'Late Student',
      email: 'late@demo.test',
      consent: { notice: privacyNotice, adultOrGuardian: true },
    })
})

test('the question of one account is not answered by the next one, and a late "Logout" ends no other session', async () => {
  const [first, second] = ['first', 'second'].map((name) => ({
    email: `${name}@demo.test`,
    displayName: name,
  }))
  if (!first || !second) throw new Error('two students are needed')
  const ids = [
    await makeAccount(first, { hasRecord: false }),
    await makeAccount(second, { hasRecord: false }),
  ] as const
  await authRepository.signIn(first.email, password)
  await vi.waitFor(() => expect(currentAlert()?.choice?.[1]).toBe('I agree'), patience)
  await authRepository.signIn(second.email, password)
  await expectSession({ id: ids[1] })

  // The dialog of the first account is still open, and its answer is about that account alone.
  currentAlert()?.acknowledge()
  await vi.waitFor(() => expect(currentAlert()?.choice?.[1]).toBe('I agree'), patience)
  await expectSession({ id: ids[1] })
  expect(await recordOf(ids[1])).toBeUndefined()
  currentAlert()?.acknowledge(true)
  await expect.poll(() => recordOf(ids[1])).toMatchObject({ email: second.email })
  expect(await recordOf(ids[0])).toBeUndefined()
})

test('an older record is shown to the verified owner of its address, who gets an own one from it', async () => {
  const email = 'older@demo.test'
  await backend.put('users/generated-7', { name: 'Older Student', email, phone: '7' })
  const id = await makeAccount({ email }, { hasRecord: false })
  await changeAccount(id, { emailVerified: true })
  await authRepository.signIn(email, password)
  await expectSession({ id, firstName: 'Older', lastName: 'Student', phone: '7' })
  await vi.waitFor(() => expect(currentAlert()).not.toBeNull(), patience)
  currentAlert()?.acknowledge(true)
  await expect
    .poll(() => recordOf(id))
    .toMatchObject({ name: 'Older Student', email, phone: '7', purchase: [] })
})

test('signing out forgets the copy and what the device keeps for the student until then', async () => {
  const store = createDeviceStore('test', { atSignOut: 'forgotten' })
  await authRepository.signIn('member@demo.test', 'Member@123')
  await expectSession({ id: 'member-demo' })
  await store.setMany('member-demo', [['answers', 1]])
  await store.setMany('student-demo', [['answers', 2]])
  await logOut()
  await expectSignedOut()
  expect(localStorage.getItem('user')).toBeNull()
  await vi.waitFor(async () => expect(await store.get('member-demo', 'answers')).toBeUndefined(), patience)
  expect(await store.get('student-demo', 'answers')).toBe(2)
})

test.each(endings)('a student %s is signed out with the message', async (name, change, message) => {
  const email = `${name.replaceAll(' ', '-')}@demo.test`
  const id = await makeAccount({ email })
  await authRepository.signIn(email, password)
  await expectSession({ id })
  await changeAccount(id, change)
  await expect(auth.currentUser?.getIdToken(true)).rejects.toThrow(/auth\/user-/)
  await expectSignedOut()
  await vi.waitFor(() => expect(currentAlert()?.message).toBe(message), patience)
  currentAlert()?.acknowledge()
  expect(readStoredUser()).toBeNull()
})

test('signing out on purpose says nothing', async () => {
  await authRepository.signIn('member@demo.test', 'Member@123')
  await expectSession({ id: 'member-demo' })
  await logOut()
  await vi.waitFor(() => expect(getSession()).toEqual({ status: 'signed-out', onPurpose: true }), patience)
  expect(currentAlert()).toBeNull()
})

test.each([
  ['a wrong password', 'member@demo.test', 'Member@124'],
  ['an unknown address', 'nobody@demo.test', 'Member@123'],
])('%s is refused in the same words, and nobody is signed in', async (_, email, wrong) => {
  await expect(authRepository.signIn(email, wrong)).rejects.toThrow('Invalid email or password.')
  expect(authRepository.currentAccountId()).toBeNull()
})

// The last one: nothing runs after it.
test('without the backend, signing in and registering say that the network failed', async () => {
  await backend.stop()
  const sentence = 'Network error. Please check your internet connection.'
  await expect(authRepository.signIn('member@demo.test', 'Member@123')).rejects.toThrow(sentence)
  await expect(registerStudent(registration('offline'))).rejects.toThrow(sentence)
})
