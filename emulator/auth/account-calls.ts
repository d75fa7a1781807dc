/** The short calls on accounts: lookup, delete and createAuthUri. */
import { randomBytes } from 'node:crypto'
import { textField, textListField } from '../request-fields'
import { type Account, accountJson } from './account'
import { isEmail } from './account-store'
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

/** `accounts:createAuthUri`, behind `fetchSignInMethodsForEmail`: tells nothing while e-mail privacy is on. */
export const createAuthUri: Operation = (state, body) => {
  const identifier = textField(body, 'identifier')
  if (!identifier) throw authError('MISSING_IDENTIFIER')
  if (!isEmail(identifier)) throw authError('INVALID_IDENTIFIER')
  const continueUri = textField(body, 'continueUri')
  if (!continueUri) throw authError('MISSING_CONTINUE_URI')
  if (!URL.canParse(continueUri)) throw authError('INVALID_CONTINUE_URI')

  const answer = {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    sessionId: randomBytes(20).toString('base64url'),
  }
  if (state.settings().emailPrivacy) return answer
  const account = state.accounts.byEmail(identifier)
  const methods = account?.passwordHash ? ['password'] : []
  return { ...answer, registered: account !== undefined, allProviders: methods, signinMethods: methods }
}
