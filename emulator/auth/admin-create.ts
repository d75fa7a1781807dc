import { flagField, type JsonObject, textField } from '../request-fields'
import { withoutNulls } from './account'
import { newLocalId } from './account-store'
import { authError } from './auth-error'
import type { AuthState } from './auth-state'
import { newPassword, requiredEmail, requireFreeEmail } from './credentials'
import { checkCustomClaims } from './custom-claims'

/** `projects/{p}/accounts`: an account as the administrator wants it, without signing it in. @throws authError */
export function createAsAdmin(state: AuthState, body: JsonObject): JsonObject {
  const localId = textField(body, 'localId') ?? newLocalId()
  if (localId.length === 0 || localId.length > 128) throw authError('INVALID_LOCAL_ID')
  if (state.accounts.byId(localId)) throw authError('DUPLICATE_LOCAL_ID')
  const email = body.email === undefined ? null : requiredEmail(body)
  if (email) requireFreeEmail(state, email)
  const password = textField(body, 'password')
  const customAttributes = textField(body, 'customAttributes') ?? null
  if (customAttributes) checkCustomClaims(customAttributes)

  const account = state.accounts.add({
    localId,
    email,
    emailVerified: flagField(body, 'emailVerified') ?? false,
    displayName: textField(body, 'displayName') ?? null,
    photoUrl: textField(body, 'photoUrl') ?? null,
    disabled: flagField(body, 'disabled') ?? flagField(body, 'disableUser') ?? false,
    customAttributes,
    ...(password && newPassword(state, password)),
  })
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId,
    ...withoutNulls({ email: account.email, displayName: account.displayName }),
  }
}
