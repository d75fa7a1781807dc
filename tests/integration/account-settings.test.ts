/** Changes of the own account, as the profile and the account page make them, on this file's backend. */
import './testing/device-of-a-browser'
import { doc, getDoc } from 'firebase/firestore/lite'
import { afterEach, describe, expect, test } from 'vitest'
import { privacyNotice } from '@/config/privacy-notice'
import { accountRepository } from '@/features/auth/account/account-repository'
import { deleteMyAccount } from '@/features/auth/account/delete-my-account'
import { registerStudent } from '@/features/auth/account/register-student'
import { saveProfile } from '@/features/auth/account/save-profile'
import { applyMailedLink } from '@/features/auth/mailed-links/apply-mailed-link'
import { mailedLinkRepository } from '@/features/auth/mailed-links/mailed-link-repository'
import { createDeviceStore, everythingOf } from '@/lib/device/device-store'
import { auth } from '@/lib/firebase/auth'
import { preferencesRepository } from '@/own/preferences/repository'
import { authRepository } from '@/session/auth-repository'
import { getSession } from '@/session/session-store'
import { userRepository } from '@/session/user-repository'
import { currentAlert } from '@/ui/dialog/alert-store'
import { expectSession, expectSignedOut, ownId, registration, setUpAppSession } from './testing/app-session'
import { setUpEndpoint } from './testing/endpoint'
import { password } from './testing/operator'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const endpoint = setUpEndpoint(backend)
const { recordOf, configure, mailedCode } = setUpAppSession(backend)
const protect = (enableImprovedEmailPrivacy: boolean) =>
  configure({ emailPrivacyConfig: { enableImprovedEmailPrivacy } })
afterEach(() => protect(true))

async function registered(name: string) {
  await registerStudent(registration(name))
  await expectSession({ email: `${name}@demo.test` })
  const session = getSession()
  if (session.status !== 'signed-in') throw new Error('nobody is signed in')
  return session.user
}

const form = { firstName: 'Usha', lastName: 'Devi', phone: '' }

describe('the profile', () => {
  test('changes name, phone and, where the service allows it, the address at once', async () => {
    await protect(false)
    const user = await registered('changing')
    const change = { ...form, email: 'Changed@demo.test' }
    expect(await saveProfile(user, change)).toEqual({ linkSentTo: null })
    await expectSession({ ...change, email: 'changed@demo.test' })
    expect(await recordOf(user.id)).toMatchObject({
      name: 'Usha Devi',
      email: 'changed@demo.test',
      phone: '',
    })
    expect(auth.currentUser).toMatchObject({ displayName: 'Usha Devi', email: 'changed@demo.test' })
  })

  test('has a link mailed where it does not; account and record are equal after it is opened', async () => {
    const user = await registered('linked')
    const email = 'linked-later@demo.test'
    expect(await saveProfile(user, { ...form, email })).toEqual({ linkSentTo: email })
    await expectSession({ firstName: 'Usha', email: user.email })
    expect(await recordOf(user.id)).toMatchObject({ name: 'Usha Devi', email: user.email })

    const code = await mailedCode(user.email)
    expect(await mailedLinkRepository.addressAfter(code)).toBe(email)
    await applyMailedLink(code, true)
    await expectSignedOut()
    expect(currentAlert()).toBeNull()
    await authRepository.signIn(email, password)
    await expectSession({ id: user.id, email, firstName: 'Usha' })
    await expect.poll(() => recordOf(user.id)).toMatchObject({ email, name: 'Usha Devi' })
    await expect(mailedLinkRepository.apply(code)).rejects.toThrow(
      'This link has expired or was already used.',
    )
  })

  test('keeps the stored name unless both parts are given', async () => {
    const user = await registered('halfname')
    await saveProfile(user, { ...form, lastName: '', email: user.email })
    expect(await recordOf(user.id)).toMatchObject({ name: 'Asha Rao', phone: '' })
    await expectSession({ firstName: 'Asha', lastName: 'Rao' })
  })

  test('names an address that is taken, and changes nothing then', async () => {
    await protect(false)
    const user = await registered('greedy')
    await expect(saveProfile(user, { ...form, email: 'member@demo.test' })).rejects.toThrow(
      'An account with this email already exists.',
    )
    expect(await recordOf(user.id)).toMatchObject({ name: 'Asha Rao', email: user.email })
  })

  test('demands the password after a wrong one, and nobody else’s', async () => {
    const user = await registered('proving')
    await expect(saveProfile(user, { ...form, email: user.email }, 'Wrong@123')).rejects.toThrow(
      'Invalid email or password.',
    )
    expect(await recordOf(user.id)).toMatchObject({ name: 'Asha Rao' })
  })

  test('is nobody’s without a session', async () => {
    const user = { id: 'nobody', firstName: '', lastName: '', email: 'a@b.test', phone: '' }
    await expect(saveProfile(user, { ...form, email: 'c@d.test' })).rejects.toThrow('No user logged in')
  })
})

describe('the password', () => {
  test('is changed after the current one, and a reset link ends every session', async () => {
    const { email } = await registered('forgetful')
    await accountRepository.reauthenticate(password)
    await accountRepository.changePassword('With Space 1')
    await authRepository.sendPasswordReset(email)
    const code = await mailedCode(email)
    expect(await mailedLinkRepository.addressOfReset(code)).toBe(email)
    await mailedLinkRepository.setPassword(code, ' Blanks Kept 1 ')
    await expect(mailedLinkRepository.addressOfReset(code)).rejects.toThrow(
      'This link has expired or was already used.',
    )
    await expect(authRepository.signIn(email, 'Blanks Kept 1')).rejects.toThrow('Invalid email or password.')
    await authRepository.signIn(email, ' Blanks Kept 1 ')
  })

  test('has to meet the service’s whole policy, which can be asked for', async () => {
    await configure({
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [
          {
            customStrengthOptions: {
              minPasswordLength: 10,
              maxPasswordLength: 20,
              containsLowercaseCharacter: true,
              containsUppercaseCharacter: true,
              containsNumericCharacter: true,
              containsNonAlphanumericCharacter: true,
            },
          },
        ],
      },
    })
    try {
      await expect(registerStudent({ ...registration('weak'), password: 'Student123' })).rejects.toThrow(
        'Password is too weak. Please choose a stronger password.',
      )
      expect(await accountRepository.passwordPolicy()).toEqual({
        minLength: 10,
        maxLength: 20,
        lowercase: true,
        uppercase: true,
        digit: true,
        symbols: expect.stringContaining('@'),
      })
    } finally {
      await configure({ passwordPolicyConfig: { passwordPolicyEnforcementState: 'OFF' } })
    }
  })
})

test('the address is confirmed by a mailed link, and the session goes on', async () => {
  const { email, id } = await registered('confirming')
  expect(await accountRepository.isEmailVerified()).toBe(false)
  await accountRepository.sendVerification()
  await applyMailedLink(await mailedCode(email), false)
  expect(await accountRepository.isEmailVerified()).toBe(true)
  await expectSession({ id })
})

describe('deleting the account', () => {
  test('takes the password, then the endpoint deletes everything, and the student is signed out without a word', async () => {
    const { id, email } = await registered('leaving')
    await expect(deleteMyAccount(id, 'Wrong@123')).rejects.toThrow('Invalid email or password.')
    expect(await recordOf(id)).toMatchObject({ email })
    await expectSession({ id })
    const own = ['saved/0', 'attempts/a1', 'days/2026', 'reports/r1']
    for (const path of own) await backend.put(`users/${id}/${path}`, { title: 'Mine' })
    const place = createDeviceStore('reading-place', { atSignOut: 'forgotten' })
    await place.setMany(id, [['book', { page: 3 }]])
    localStorage.setItem(`pendingPayments:${id}`, '[]')

    await deleteMyAccount(id, password)
    await expectSignedOut()
    for (const path of own) {
      expect((await getDoc(doc(backend.admin(), `users/${id}/${path}`))).exists()).toBe(false)
    }
    expect(currentAlert()).toBeNull()
    expect(await recordOf(id)).toEqual({ isActive: false, deletedAt: expect.anything() })
    await expect.poll(() => everythingOf(id)).toEqual([])
    expect(localStorage.getItem(`pendingPayments:${id}`)).toBeNull()
    await expect(authRepository.signIn(email, password)).rejects.toThrow('Invalid email or password.')
    await registered('leaving')
    expect(ownId()).not.toBe(id)
  })

  test('ends well when the answer of the endpoint was lost', async () => {
    const { id } = await registered('unanswered')
    endpoint.loseNextAnswer()
    await deleteMyAccount(id, password)
    await expectSignedOut()
    expect(currentAlert()).toBeNull()
    expect(await recordOf(id)).toEqual({ isActive: false, deletedAt: expect.anything() })
  })

  test('from another device: the app that is still open brings nothing back, and notices by its next write', async () => {
    const { id } = await registered('deleted-there')
    await endpoint.call('delete-account', await authRepository.idToken())
    const user = { id, email: 'deleted-there@demo.test', name: 'Asha Rao', phone: '', notice: privacyNotice }
    await expect(userRepository.create(user)).rejects.toMatchObject({ code: 'permission-denied' })
    const change = { minutes: { value: 60, at: 2 } }
    await expect(preferencesRepository.set(id, change)).rejects.toMatchObject({ code: 'permission-denied' })
    await expectSignedOut()
    await expect.poll(() => currentAlert()?.message).toMatch(/^You are signed out on this device/)
    currentAlert()?.acknowledge()
    expect(await recordOf(id)).toEqual({ isActive: false, deletedAt: expect.anything() })
    await expect.poll(() => everythingOf(id)).toEqual([])
  })
})
