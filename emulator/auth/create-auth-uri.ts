import { randomBytes } from 'node:crypto'
import { textField } from '../request-fields'
import { isEmail } from './account-store'
import { authError } from './auth-error'
import type { Operation } from './operation'

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
