import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isJsonObject } from '../request-fields'
import { messageOf, newEmail, PASSWORD, startTestService, type TestService } from './testing/service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

async function register() {
  const auth = service.connect()
  const email = newEmail()
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
  return { auth, email, user }
}

/** The newest code of an address, by the hook of the official suite. */
async function codeFor(email: string) {
  const { body } = await service.call('GET', '/emulator/v1/projects/demo-pariksha/oobCodes')
  const codes: unknown[] = Array.isArray(body.oobCodes) ? body.oobCodes : []
  const code = codes.filter(isJsonObject).findLast((candidate) => candidate.email === email)
  return { oobCode: String(code?.oobCode), oobLink: String(code?.oobLink), requestType: code?.requestType }
}

test('resets a forgotten password', async () => {
  const { auth, email, user } = await register()
  await sendPasswordResetEmail(auth, email)
  const { oobCode, oobLink, requestType } = await codeFor(email)
  expect(requestType).toBe('PASSWORD_RESET')
  expect(oobLink).toBe(
    `http://127.0.0.1:5173/reset-password?mode=resetPassword&oobCode=${oobCode}&apiKey=local&lang=en`,
  )
  expect(service.lines).toContain(`To reset the password of ${email}, open ${oobLink}`)

  expect(await verifyPasswordResetCode(auth, oobCode)).toBe(email)
  await confirmPasswordReset(auth, oobCode, 'Forgotten@123')
  const again = await signInWithEmailAndPassword(service.connect(), email, 'Forgotten@123')
  expect(again.user).toMatchObject({ uid: user.uid, emailVerified: true })
  await expect(signInWithEmailAndPassword(service.connect(), email, PASSWORD)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  })
  await expect(reload(user)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  await expect(confirmPasswordReset(auth, oobCode, 'Again@1234')).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  })
})

test('keeps the code when the new password is too weak', async () => {
  const { auth, email } = await register()
  await sendPasswordResetEmail(auth, email)
  const { oobCode } = await codeFor(email)
  await expect(confirmPasswordReset(auth, oobCode, '12345')).rejects.toMatchObject({
    code: 'auth/weak-password',
  })
  await confirmPasswordReset(auth, oobCode, 'Strong@123')
})

test('says the same whether the address is registered or not', async () => {
  const auth = service.connect()
  const unknown = newEmail()
  await sendPasswordResetEmail(auth, unknown)
  expect((await codeFor(unknown)).oobCode).toBe('undefined')
  const { email } = await register()
  const ask = (address: string) =>
    service.call('POST', 'v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: address })
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse'
  expect((await ask(email)).body).toEqual({ kind, email })
  expect((await ask(unknown)).body).toEqual({ kind, email: unknown })
  await expect(sendPasswordResetEmail(auth, 'nobody')).rejects.toMatchObject({ code: 'auth/invalid-email' })
})

test('codes expire: a reset after an hour, a verification after three days', async () => {
  const { auth, email, user } = await register()
  await sendEmailVerification(user)
  const verification = await codeFor(email)
  await sendPasswordResetEmail(auth, email)
  const reset = await codeFor(email)
  service.passMinutes(61)
  const code = 'auth/expired-action-code'
  await expect(verifyPasswordResetCode(auth, reset.oobCode)).rejects.toMatchObject({ code })
  await expect(confirmPasswordReset(auth, reset.oobCode, 'Strong@123')).rejects.toMatchObject({ code })
  expect((await checkActionCode(auth, verification.oobCode)).operation).toBe('VERIFY_EMAIL')
  service.passMinutes(3 * 24 * 60)
  await expect(applyActionCode(auth, verification.oobCode)).rejects.toMatchObject({ code })
  await expect(applyActionCode(auth, 'made-up')).rejects.toMatchObject({ code: 'auth/invalid-action-code' })
})

test('verifies an address', async () => {
  const { auth, email, user } = await register()
  await sendEmailVerification(user, { url: 'http://127.0.0.1:5173/login' })
  const { oobCode, oobLink } = await codeFor(email)
  expect(new URL(oobLink).searchParams.get('continueUrl')).toBe('http://127.0.0.1:5173/login')
  await applyActionCode(auth, oobCode)
  await reload(user)
  expect(user.emailVerified).toBe(true)
  await expect(applyActionCode(auth, oobCode)).rejects.toMatchObject({ code: 'auth/invalid-action-code' })
})

test('changes an address once its owner has confirmed it', async () => {
  const { auth, email, user } = await register()
  const changed = newEmail()
  await verifyBeforeUpdateEmail(user, changed)
  const { oobCode } = await codeFor(email)
  expect(await checkActionCode(auth, oobCode)).toEqual({
    operation: 'VERIFY_AND_CHANGE_EMAIL',
    data: { email: changed, previousEmail: email, multiFactorInfo: null },
  })
  await reload(user)
  expect(user.email).toBe(email)
  await applyActionCode(auth, oobCode)
  const again = await signInWithEmailAndPassword(service.connect(), changed, PASSWORD)
  expect(again.user).toMatchObject({ uid: user.uid, email: changed, emailVerified: true })
  await expect(reload(user)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
})

test('refuses a change to an address that is taken or came to be taken', async () => {
  const { auth, email, user } = await register()
  const { email: taken } = await register()
  const code = 'auth/email-already-in-use'
  // Nobody is told that it is taken, unless addresses are not protected.
  await verifyBeforeUpdateEmail(user, taken)
  expect((await codeFor(email)).oobCode).toBe('undefined')
  service.state.changeSettings({ emailPrivacy: false })
  await expect(verifyBeforeUpdateEmail(user, taken)).rejects.toMatchObject({ code })
  service.state.changeSettings({ emailPrivacy: true })
  const free = newEmail()
  await verifyBeforeUpdateEmail(user, free)
  const { oobCode } = await codeFor(email)
  await createUserWithEmailAndPassword(service.connect(), free, PASSWORD)
  await expect(applyActionCode(auth, oobCode)).rejects.toMatchObject({ code })
})

test('demands a recent sign-in for a change of the address', async () => {
  const { user } = await register()
  service.passMinutes(6)
  await expect(verifyBeforeUpdateEmail(user, newEmail())).rejects.toMatchObject({
    code: 'auth/requires-recent-login',
  })
})

test('a code is worth nothing for another purpose, for a deleted or a disabled account', async () => {
  const { auth, email, user } = await register()
  await sendEmailVerification(user)
  const verification = await codeFor(email)
  await expect(confirmPasswordReset(auth, verification.oobCode, 'Strong@123')).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  })
  await sendPasswordResetEmail(auth, email)
  const reset = await codeFor(email)
  await expect(applyActionCode(auth, reset.oobCode)).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  })
  await service.admin('accounts:update', { localId: user.uid, disableUser: true })
  await expect(confirmPasswordReset(auth, reset.oobCode, 'Strong@123')).rejects.toMatchObject({
    code: 'auth/user-disabled',
  })
  await service.admin('accounts:delete', { localId: user.uid })
  await expect(confirmPasswordReset(auth, reset.oobCode, 'Strong@123')).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  })
})

test('the administrator gets the link in the answer; nobody else does', async () => {
  const { email } = await register()
  const ask = { requestType: 'PASSWORD_RESET', email, returnOobLink: true }
  const { body } = await service.admin('accounts:sendOobCode', ask)
  expect(body.oobLink).toBe((await codeFor(email)).oobLink)
  const refused = await service.call('POST', 'v1/accounts:sendOobCode', ask)
  expect(messageOf(refused.body)).toBe('INSUFFICIENT_PERMISSION')
})

test('refuses requests for codes that make no sense', async () => {
  const { email, user } = await register()
  const idToken = await user.getIdToken()
  const cases = [
    [{ email }, 'MISSING_REQ_TYPE'],
    [{ requestType: 'EMAIL_SIGNIN', email }, 'OPERATION_NOT_ALLOWED'],
    [{ requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    [{ requestType: 'PASSWORD_RESET', email, continueUrl: 'javascript:alert(1)' }, 'INVALID_CONTINUE_URI'],
    [{ requestType: 'VERIFY_EMAIL', email }, 'MISSING_ID_TOKEN'],
    [{ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken }, 'MISSING_NEW_EMAIL'],
  ] as const
  for (const [body, message] of cases) {
    expect(messageOf((await service.call('POST', 'v1/accounts:sendOobCode', body)).body)).toBe(message)
  }
})
