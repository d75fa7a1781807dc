import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  validatePassword,
} from 'firebase/auth'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { messageOf, newEmail, PASSWORD, startTestService, type TestService } from './testing/service'

const services: TestService[] = []
let service: TestService
beforeEach(async () => {
  service = await startTestService()
  services.push(service)
})
afterAll(() => Promise.all(services.map((started) => started.close())))

const HOOK = '/emulator/v1/projects/demo-pariksha/config'
const ADMIN = { authorization: 'Bearer owner' }

const strict = {
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [
      {
        customStrengthOptions: {
          minPasswordLength: 8,
          maxPasswordLength: 20,
          containsLowercaseCharacter: true,
          containsUppercaseCharacter: true,
          containsNumericCharacter: true,
          containsNonAlphanumericCharacter: true,
        },
      },
    ],
  },
}

async function register(password = PASSWORD) {
  const email = newEmail()
  const auth = service.connect()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  return { auth, email, user }
}

test('protects against enumeration until told otherwise', async () => {
  expect((await service.call('GET', HOOK)).body).toEqual({
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  })
  const { auth, email } = await register()
  const off = { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } }
  expect((await service.call('PATCH', HOOK, off)).body).toMatchObject(off)
  await expect(signInWithEmailAndPassword(auth, email, 'Wrong@123')).rejects.toMatchObject({
    code: 'auth/wrong-password',
  })
  const code = 'auth/user-not-found'
  await expect(signInWithEmailAndPassword(auth, newEmail(), PASSWORD)).rejects.toMatchObject({ code })
  await expect(sendPasswordResetEmail(auth, newEmail())).rejects.toMatchObject({ code })
})

test('tells the default policy, which is six characters', async () => {
  const { body } = await service.call('GET', 'v2/passwordPolicy')
  expect(body).toMatchObject({
    schemaVersion: 1,
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    enforcementState: 'OFF',
    forceUpgradeOnSignin: false,
  })
  expect(await validatePassword(service.connect(), '12345')).toMatchObject({
    isValid: false,
    meetsMinPasswordLength: false,
  })
  expect(await validatePassword(service.connect(), '123456')).toMatchObject({ isValid: true })
})

test('enforces a policy on new passwords of every kind', async () => {
  const { auth, email, user } = await register('123456')
  await service.call('PATCH', 'admin/v2/projects/demo-pariksha/config', strict, ADMIN)
  expect(await validatePassword(service.connect(), 'abcdefgh')).toMatchObject({
    isValid: false,
    meetsMinPasswordLength: true,
    containsLowercaseLetter: true,
    containsUppercaseLetter: false,
    containsNumericCharacter: false,
    containsNonAlphanumericCharacter: false,
  })
  const code = 'auth/password-does-not-meet-requirements'
  await expect(
    createUserWithEmailAndPassword(service.connect(), newEmail(), '12345678'),
  ).rejects.toMatchObject({
    code,
  })
  await expect(updatePassword(user, '12345678')).rejects.toMatchObject({ code })
  await sendPasswordResetEmail(auth, email)
  const oobCode = service.state.codes.all().at(-1)?.oobCode ?? ''
  await expect(confirmPasswordReset(auth, oobCode, '12345678')).rejects.toMatchObject({ code })
  await confirmPasswordReset(auth, oobCode, PASSWORD)
})

test('names every requirement that is missing', async () => {
  service.state.changeSettings({
    passwordPolicy: {
      ...service.state.settings().passwordPolicy,
      enforced: true,
      minLength: 8,
      symbol: true,
      uppercase: true,
    },
  })
  const { body } = await service.call('POST', 'v1/accounts:signUp', {
    email: newEmail(),
    password: 'abcdef1',
  })
  expect(messageOf(body)).toBe(
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters, ' +
      'Password must contain an upper case character, Password must contain a non-alphanumeric character]',
  )
})

test('lets older passwords sign in unless an upgrade is forced', async () => {
  const { email } = await register('123456')
  await service.call('PATCH', 'v2/projects/demo-pariksha/config', strict, ADMIN)
  await signInWithEmailAndPassword(service.connect(), email, '123456')
  const forced = { passwordPolicyConfig: { ...strict.passwordPolicyConfig, forceUpgradeOnSignin: true } }
  await service.call('PATCH', 'v2/projects/demo-pariksha/config', forced, ADMIN)
  await expect(signInWithEmailAndPassword(service.connect(), email, '123456')).rejects.toMatchObject({
    code: 'auth/password-does-not-meet-requirements',
  })
})

test('the configuration is the administrator’s, and must make sense', async () => {
  const path = 'v2/projects/demo-pariksha/config'
  expect((await service.call('PATCH', path, strict)).status).toBe(401)
  const wrong = {
    passwordPolicyConfig: { passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 3 } }] },
  }
  expect((await service.call('PATCH', path, wrong, ADMIN)).status).toBe(400)
  expect((await service.call('GET', path, undefined, ADMIN)).body).toMatchObject({
    signIn: { anonymous: { enabled: false } },
    passwordPolicyConfig: { passwordPolicyEnforcementState: 'OFF' },
  })
})

test('tells the facts that clients may ask for', async () => {
  expect((await service.call('GET', 'v1/projects')).body).toMatchObject({
    authorizedDomains: expect.arrayContaining(['localhost', '127.0.0.1']),
  })
  expect((await service.call('GET', 'v2/recaptchaConfig')).body).toEqual({
    recaptchaEnforcementState: [
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
    ],
  })
})
