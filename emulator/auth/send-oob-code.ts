import { flagField, type JsonObject, textField } from '../request-fields'
import { authError } from './auth-error'
import type { AuthState } from './auth-state'
import { requiredEmail, requireFreeEmail } from './credentials'
import { isRequestType, type OobCode, REQUEST_TYPES, type RequestType } from './oob-codes'
import type { Operation, OperationContext } from './operation'
import { requireRecentSession, sessionOfIdToken } from './sessions'

const KIND = 'identitytoolkit#GetOobConfirmationCodeResponse'

const TOLD: Record<RequestType, (email: string, newEmail: string | null) => string> = {
  PASSWORD_RESET: (email) => `To reset the password of ${email}, open`,
  VERIFY_EMAIL: (email) => `To verify the address ${email}, open`,
  VERIFY_AND_CHANGE_EMAIL: (email, newEmail) => `To change the address ${email} to ${newEmail}, open`,
}

function linkFor(type: RequestType, body: JsonObject, context: OperationContext): (code: string) => string {
  const continueUrl = textField(body, 'continueUrl')
  const { mode } = REQUEST_TYPES[type]
  // As in production, one address takes the links of all mails; `mode` tells them apart.
  const page = context.actionPageUrl
  return (oobCode) => {
    const query = new URLSearchParams({ mode, oobCode, apiKey: 'local' })
    if (continueUrl) query.set('continueUrl', continueUrl)
    query.set('lang', 'en')
    return `${page}${page.includes('?') ? '&' : '?'}${query}`
  }
}

/** The registered address that the code is for, or null when the answer must not reveal that there is none. */
function addressee(
  state: AuthState,
  type: RequestType,
  body: JsonObject,
  { admin }: OperationContext,
): string | null {
  if (type === 'PASSWORD_RESET') {
    const email = requiredEmail(body)
    if (state.accounts.byEmail(email)) return email
    if (state.settings().emailPrivacy && !admin) return null
    throw authError('EMAIL_NOT_FOUND')
  }
  if (admin && !body.idToken) {
    const email = requiredEmail(body)
    if (!state.accounts.byEmail(email)) throw authError('USER_NOT_FOUND')
    return email
  }
  const session = sessionOfIdToken(state, textField(body, 'idToken'))
  if (type === 'VERIFY_AND_CHANGE_EMAIL') requireRecentSession(state, session)
  if (!session.account.email) throw authError('MISSING_EMAIL')
  return session.account.email
}

/** `accounts:sendOobCode`: makes a code and logs its link, in place of a mail. */
export const sendOobCode: Operation = (state, body, context) => {
  const type = textField(body, 'requestType')
  if (!type) throw authError('MISSING_REQ_TYPE')
  if (!isRequestType(type)) throw authError('OPERATION_NOT_ALLOWED')
  const returnLink = flagField(body, 'returnOobLink') ?? false
  if (returnLink && !context.admin) throw authError('INSUFFICIENT_PERMISSION')
  const continueUrl = textField(body, 'continueUrl')
  if (continueUrl && !/^https?:\/\/[^/]/.test(continueUrl)) throw authError('INVALID_CONTINUE_URI')

  const email = addressee(state, type, body, context)
  if (email === null) return { kind: KIND, email: requiredEmail(body) }
  let newEmail: string | null = null
  if (type === 'VERIFY_AND_CHANGE_EMAIL') {
    newEmail = requiredEmail(body, 'newEmail', 'MISSING_NEW_EMAIL')
    // The answer does not reveal that an address is taken: it is the same, but no mail is sent.
    if (state.settings().emailPrivacy && state.accounts.byEmail(newEmail)) return { kind: KIND, email }
    requireFreeEmail(state, newEmail)
  }
  const record: OobCode = state.codes.create(
    { email, newEmail, requestType: type },
    linkFor(type, body, context),
  )
  context.log(`${TOLD[type](email, newEmail)} ${record.oobLink}`)
  if (!returnLink) return { kind: KIND, email }
  return { kind: KIND, email, oobCode: record.oobCode, oobLink: record.oobLink }
}
