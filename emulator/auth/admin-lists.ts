/** The administrator's calls over several accounts at once. */
import { flagField, type JsonObject, textListField } from '../request-fields'
import { accountJson } from './account'
import { authError } from './auth-error'
import type { AuthState } from './auth-state'
import type { Operation } from './operation'

const LARGEST_PAGE = 1000

/** `accounts:query` without a filter: all accounts, or only their number. */
export const queryAccounts: Operation = (state, body) => {
  const accounts = state.accounts.all()
  const recordsCount = String(accounts.length)
  if (flagField(body, 'returnUserInfo') === false) return { recordsCount }
  return { recordsCount, userInfo: accounts.map(accountJson) }
}

/** `accounts:batchDelete`: enabled accounts are kept and reported, unless `force` is set. */
export const batchDelete: Operation = (state, body) => {
  const localIds = textListField(body, 'localIds')
  if (localIds.length === 0 || localIds.length > LARGEST_PAGE) throw authError('LOCAL_ID_LIST_EXCEEDS_LIMIT')
  const force = flagField(body, 'force') ?? false
  const errors: JsonObject[] = []
  for (const [index, localId] of localIds.entries()) {
    const account = state.accounts.byId(localId)
    if (!account) continue
    if (account.disabled || force) state.accounts.remove(localId)
    else {
      errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' })
    }
  }
  return errors.length > 0 ? { errors } : {}
}

/** `accounts:batchGet`: a page of accounts in the order of their ids; the token is the last id of the page before. */
export function batchGet(state: AuthState, query: URLSearchParams): JsonObject {
  const size = Math.min(Math.max(Math.trunc(Number(query.get('maxResults'))) || 20, 1), LARGEST_PAGE)
  const after = query.get('nextPageToken') ?? ''
  const rest = state.accounts.all().filter(({ localId }) => localId > after)
  const page = rest.slice(0, size)
  const last = page.at(-1)
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map(accountJson),
    ...(rest.length > size && last && { nextPageToken: last.localId }),
  }
}
