import { textField } from '../request-fields'
import { authError } from './auth-error'
import { requiredEmail } from './credentials'
import type { Operation } from './operation'
import { verifyPassword } from './password-hash'
import { checkNewPassword } from './password-policy'
import { startSession } from './sessions'

/** `accounts:signInWithPassword`; only a caller with the right password learns that an account is disabled. */
export const signInWithPassword: Operation = (state, body) => {
  const email = requiredEmail(body)
  const password = textField(body, 'password')
  if (!password) throw authError('MISSING_PASSWORD')
  if (state.attempts.isBlocked(email)) throw authError('TOO_MANY_ATTEMPTS_TRY_LATER')

  const { emailPrivacy, passwordPolicy } = state.settings()
  const account = state.accounts.byEmail(email)
  if (!account?.passwordHash || !verifyPassword(password, account.passwordHash)) {
    state.attempts.failed(email)
    if (emailPrivacy) throw authError('INVALID_LOGIN_CREDENTIALS')
    throw authError(account ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND')
  }
  if (account.disabled) throw authError('USER_DISABLED')
  if (passwordPolicy.forceUpgradeOnSignin) checkNewPassword(password, passwordPolicy)

  state.attempts.forgive(email)
  const signedIn = state.accounts.change(account.localId, { lastLoginAt: state.now() })
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.localId,
    email,
    displayName: account.displayName ?? '',
    registered: true,
    ...startSession(state, signedIn),
  }
}
