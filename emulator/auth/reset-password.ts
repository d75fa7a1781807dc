import { textField } from '../request-fields'
import { withoutNulls } from './account'
import { authError } from './auth-error'
import { newPassword } from './credentials'
import type { Operation } from './operation'
import { revocation } from './sessions'

/** `accounts:resetPassword`: tells what a code is for, or, with `newPassword`, sets it and ends every session. */
export const resetPassword: Operation = (state, body) => {
  const code = textField(body, 'oobCode')
  if (!code) throw authError('MISSING_OOB_CODE')
  const { email, newEmail, requestType } = state.codes.find(code)
  const answer = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType,
    email,
    ...withoutNulls({ newEmail }),
  }
  const password = textField(body, 'newPassword')
  if (!password) return answer

  const account = state.accounts.byEmail(email)
  if (requestType !== 'PASSWORD_RESET' || !account) throw authError('INVALID_OOB_CODE')
  if (account.disabled) throw authError('USER_DISABLED')
  state.accounts.change(account.localId, {
    ...newPassword(state, password),
    ...revocation(state, account),
    // Who could open the mail owns the address.
    emailVerified: true,
  })
  state.codes.removeAllOf(email, 'PASSWORD_RESET')
  state.attempts.forgive(email)
  return answer
}
