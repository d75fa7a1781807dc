import { type JsonObject, textField } from '../request-fields'
import { withoutNulls } from './account'
import { createAsAdmin } from './admin-create'
import { authError } from './auth-error'
import type { AuthState } from './auth-state'
import { newPassword, requiredEmail, requireFreeEmail } from './credentials'
import type { Operation } from './operation'
import { requireRecentSession, type Session, sessionOfIdToken, startSession } from './sessions'

const KIND = 'identitytoolkit#SignupNewUserResponse'

function signUpAnonymously(state: AuthState): JsonObject {
  if (!state.settings().anonymous) throw authError('ADMIN_ONLY_OPERATION')
  const account = state.accounts.add({ lastLoginAt: state.now() })
  return { kind: KIND, localId: account.localId, ...startSession(state, account, 'anonymous') }
}

/** Gives an account without a password, which the session is of, an address and a password. */
function linkPassword(state: AuthState, session: Session, email: string, password: string): JsonObject {
  requireRecentSession(state, session)
  requireFreeEmail(state, email, session.account.localId)
  const account = state.accounts.change(session.account.localId, {
    email,
    emailVerified: false,
    ...newPassword(state, password),
    lastLoginAt: state.now(),
  })
  return { kind: KIND, localId: account.localId, email, ...startSession(state, account, 'password') }
}

/** `accounts:signUp`: a new account with a password, one without (when allowed), or a password for an existing one. */
export const signUp: Operation = (state, body, { admin }) => {
  if (admin) return createAsAdmin(state, body)
  if (textField(body, 'localId')) throw authError('UNEXPECTED_PARAMETER : User ID')
  const idToken = textField(body, 'idToken')
  if (!idToken && body.email === undefined && body.password === undefined) return signUpAnonymously(state)

  const email = requiredEmail(body)
  const password = textField(body, 'password')
  if (!password) throw authError('MISSING_PASSWORD')
  if (idToken) return linkPassword(state, sessionOfIdToken(state, idToken), email, password)

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
    ...startSession(state, account, 'password'),
  }
}
