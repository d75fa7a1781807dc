import { textField, textListField } from '../request-fields'
import { type Account, accountJson } from './account'
import type { Operation } from './operation'
import { sessionOfIdToken } from './sessions'

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
