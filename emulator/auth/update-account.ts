import { flagField, type JsonObject, numberField, textField, textListField } from '../request-fields'
import { type Account, changedAccountJson } from './account'
import { applyOobCode } from './apply-oob-code'
import { authError } from './auth-error'
import type { AuthState } from './auth-state'
import { newPassword, requiredEmail, requireFreeEmail } from './credentials'
import { checkCustomClaims } from './custom-claims'
import type { Operation } from './operation'
import {
  renewTokens,
  requireRecentSession,
  revocation,
  type Session,
  sessionOfIdToken,
  startSession,
} from './sessions'

/** Fields to empty, by the names of `deleteAttribute`. */
const DELETED: Record<string, Partial<Account>> = {
  DISPLAY_NAME: { displayName: null },
  PHOTO_URL: { photoUrl: null },
  EMAIL: { email: null, emailVerified: false },
  PASSWORD: { passwordHash: null, passwordUpdatedAt: null },
}

function deletions(body: JsonObject): Partial<Account> {
  const names = textListField(body, 'deleteAttribute')
  if (textListField(body, 'deleteProvider').includes('password')) names.push('EMAIL', 'PASSWORD')
  return Object.assign({}, ...names.map((name) => DELETED[name]))
}

/** Changes to what one signs in with; each of them needs a recent sign-in and ends the sessions so far. */
function credentialChanges(
  state: AuthState,
  body: JsonObject,
  account: Account,
  admin: boolean,
): Partial<Account> {
  const changes: Partial<Account> = {}
  if (textField(body, 'email') !== undefined) {
    const email = requiredEmail(body)
    // Otherwise a change of one's own address would tell which others are taken.
    if (state.settings().emailPrivacy && !admin && account.email && email !== account.email)
      throw authError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.')
    requireFreeEmail(state, email, account.localId)
    if (email !== account.email) Object.assign(changes, { email, emailVerified: false })
  }
  const password = textField(body, 'password')
  if (password) Object.assign(changes, newPassword(state, password))
  return changes
}

function profileChanges(body: JsonObject): Partial<Account> {
  const displayName = textField(body, 'displayName')
  const photoUrl = textField(body, 'photoUrl')
  return {
    ...(displayName !== undefined && { displayName: displayName || null }),
    ...(photoUrl !== undefined && { photoUrl: photoUrl || null }),
  }
}

/** What only the administrator may change. */
function adminChanges(body: JsonObject): Partial<Account> {
  const emailVerified = flagField(body, 'emailVerified')
  const disabled = flagField(body, 'disableUser')
  const validSince = numberField(body, 'validSince')
  const customAttributes = textField(body, 'customAttributes')
  if (customAttributes) checkCustomClaims(customAttributes)
  return {
    ...(emailVerified !== undefined && { emailVerified }),
    ...(disabled !== undefined && { disabled }),
    ...(validSince !== undefined && { validSince }),
    ...(customAttributes !== undefined && { customAttributes: customAttributes || null }),
  }
}

function accountOfAdmin(state: AuthState, body: JsonObject): Account {
  const localId = textField(body, 'localId')
  if (!localId) throw authError('MISSING_LOCAL_ID')
  const account = state.accounts.byId(localId)
  if (!account) throw authError('USER_NOT_FOUND')
  return account
}

/** `accounts:update`: applies a mailed code, or changes one's own account, or any account for the administrator. */
export const updateAccount: Operation = (state, body, { admin }) => {
  const code = textField(body, 'oobCode')
  if (code) return applyOobCode(state, code)

  let session: Session | null = null
  if (!admin) {
    if (!body.idToken) throw authError('INVALID_REQ_TYPE : Unsupported request parameters.')
    if (body.customAttributes !== undefined) throw authError('INSUFFICIENT_PERMISSION')
    if (body.disableUser !== undefined) throw authError('OPERATION_NOT_ALLOWED')
    session = sessionOfIdToken(state, textField(body, 'idToken'))
  }
  const before = session?.account ?? accountOfAdmin(state, body)
  const removed = deletions(body)
  const credentials = credentialChanges(state, body, before, admin)
  const sensitive = Object.keys(credentials).length > 0 || 'email' in removed || 'passwordHash' in removed
  if (session && sensitive) requireRecentSession(state, session)

  const account = state.accounts.change(before.localId, {
    ...credentials,
    ...(sensitive && revocation(state, before)),
    ...profileChanges(body),
    ...(admin && adminChanges(body)),
    ...removed,
  })
  if (credentials.passwordHash && account.email) state.attempts.forgive(account.email)

  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...changedAccountJson(account),
    ...(session && newTokens(state, { ...session, account }, sensitive, body)),
  }
}

/** A change of credentials begins a new session; a change of the profile puts the new name into the tokens. */
function newTokens(
  state: AuthState,
  session: Session,
  sensitive: boolean,
  body: JsonObject,
): JsonObject | undefined {
  if (sensitive) return { ...startSession(state, session.account) }
  return flagField(body, 'returnSecureToken') ? { ...renewTokens(state, session) } : undefined
}
