import type { JsonObject } from '../request-fields'
import { changedAccountJson } from './account'
import { authError } from './auth-error'
import type { AuthState } from './auth-state'
import { requireFreeEmail } from './credentials'
import { revocation } from './sessions'

/** Confirms an address or changes it to the confirmed new one, and uses the code up. @throws authError */
export function applyOobCode(state: AuthState, code: string): JsonObject {
  const { email, newEmail, requestType } = state.codes.find(code)
  const account = state.accounts.byEmail(email)
  if (!account || requestType === 'PASSWORD_RESET') throw authError('INVALID_OOB_CODE')
  if (account.disabled) throw authError('USER_DISABLED')
  if (newEmail) requireFreeEmail(state, newEmail)
  state.codes.remove(code)
  const changed = state.accounts.change(account.localId, {
    emailVerified: true,
    ...(newEmail && { email: newEmail, ...revocation(state, account) }),
  })
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...changedAccountJson(changed),
    ...(newEmail && { newEmail }),
  }
}
