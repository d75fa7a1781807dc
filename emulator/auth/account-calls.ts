/** The short calls on accounts: lookup and delete. */
import { textField, textListField } from '../request-fields'
import { type Account, accountJson } from './account'
import { authError } from './auth-error'
import type { Operation } from './operation'
import { requireRecentSession, sessionOfIdToken } from './sessions'

/** `accounts:lookup`: the account of an ID token; for the administrator those of a list of ids or addresses. */
export const lookup: Operation = (state, body, { admin }) => {
  const kind = 'identitytoolkit#GetAccountInfoResponse'
  if (!admin) {
    const { account } = sessionOfIdToken(state, textField(body, 'idToken'))
    return { kind, users: [accountJson(account)] }
  }
  const found = [
    ...textListField(body, 'localId').map((id) => state.accounts.byId(id)),
    ...textListField(body, 'email').map((email) => state.accounts.byEmail(email)),
  ].filter((account): account is Account => account !== undefined)
  // The field is left out when there is none, as the admin SDKs expect.
  return found.length === 0 ? { kind } : { kind, users: [...new Set(found)].map(accountJson) }
}

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
