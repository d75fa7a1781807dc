import { type JsonObject, textField } from '../request-fields'
import { authError } from './auth-error'
import type { AuthState } from './auth-state'
import { renewTokens, sessionOfRefreshToken } from './sessions'

/** Production tells a project's number here, not its id; the local project has none, so it gets a made-up one. */
export const PROJECT_NUMBER = '123456789012'

/** `securetoken … /v1/token`: a new ID token for a session. The names are those of OAuth, in snake case. */
export function refreshToken(state: AuthState, body: JsonObject): JsonObject {
  const grant = textField(body, 'grant_type') ?? textField(body, 'grantType')
  if (!grant) throw authError('MISSING_GRANT_TYPE')
  if (grant !== 'refresh_token') throw authError('INVALID_GRANT_TYPE')
  const token = textField(body, 'refresh_token') ?? textField(body, 'refreshToken')
  if (!token) throw authError('MISSING_REFRESH_TOKEN')

  const session = sessionOfRefreshToken(state, token)
  const tokens = renewTokens(state, session)
  return {
    access_token: tokens.idToken,
    id_token: tokens.idToken,
    refresh_token: tokens.refreshToken,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    user_id: session.account.localId,
    project_id: PROJECT_NUMBER,
  }
}
