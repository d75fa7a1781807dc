import { textField } from '../request-fields'
import { authError } from './auth-error'
import type { Operation } from './operation'
import { requireRecentSession, sessionOfIdToken } from './sessions'

/** `accounts:delete`: one's own account soon after signing in, or any account for the administrator. */
export const deleteAccount: Operation = (state, body, { admin }) => {
  let localId = textField(body, 'localId')
  if (!admin) {
    const session = sessionOfIdToken(state, textField(body, 'idToken'))
    requireRecentSession(state, session)
    localId = session.account.localId
  }
  if (!localId) throw authError('MISSING_LOCAL_ID')
  const account = state.accounts.byId(localId)
  if (!account) throw authError('USER_NOT_FOUND')
  state.accounts.remove(localId)
  if (account.email) state.codes.removeAllOf(account.email)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
