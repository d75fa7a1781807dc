import { textField } from '../request-fields'
import { withoutNulls } from './account'
import { createAsAdmin } from './admin-create'
import { authError } from './auth-error'
import { newPassword, requiredEmail, requireFreeEmail } from './credentials'
import type { Operation } from './operation'
import { startSession } from './sessions'

const KIND = 'identitytoolkit#SignupNewUserResponse'

/** `accounts:signUp`: a new account with a password; without one (an anonymous sign-in) it is refused. */
export const signUp: Operation = (state, body, { admin }) => {
  if (admin) return createAsAdmin(state, body)
  if (textField(body, 'localId')) throw authError('UNEXPECTED_PARAMETER : User ID')
  if (body.email === undefined && body.password === undefined) throw authError('ADMIN_ONLY_OPERATION')

  const email = requiredEmail(body)
  const password = textField(body, 'password')
  if (!password) throw authError('MISSING_PASSWORD')
  requireFreeEmail(state, email)
  const displayName = textField(body, 'displayName') ?? null
  const account = state.accounts.add({
    email,
    displayName,
    ...newPassword(state, password),
    lastLoginAt: state.now(),
  })
  return {
    kind: KIND,
    localId: account.localId,
    email,
    ...withoutNulls({ displayName }),
    ...startSession(state, account),
  }
}
