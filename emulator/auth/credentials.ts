/** Checks that sign-up, update and reset share. */
import { type JsonObject, textField } from '../request-fields'
import type { Account } from './account'
import { isEmail, normalEmail } from './account-store'
import { authError } from './auth-error'
import type { AuthState } from './auth-state'
import { hashPassword } from './password-hash'
import { checkNewPassword } from './password-policy'

/** The body's address in lower case. @throws authError MISSING_EMAIL or INVALID_EMAIL */
export function requiredEmail(body: JsonObject, name = 'email', missing = 'MISSING_EMAIL'): string {
  const email = textField(body, name)
  if (email === undefined) throw authError(missing)
  if (!isEmail(email)) throw authError('INVALID_EMAIL')
  return normalEmail(email)
}

/** @throws authError EMAIL_EXISTS when another account than `localId` has the address */
export function requireFreeEmail(state: AuthState, email: string, localId?: string): void {
  const holder = state.accounts.byEmail(email)
  if (holder && holder.localId !== localId) throw authError('EMAIL_EXISTS')
}

/** The change that sets a password. @throws authError when it is too weak for the project */
export function newPassword(
  state: AuthState,
  password: string,
): Pick<Account, 'passwordHash' | 'passwordUpdatedAt'> {
  checkNewPassword(password, state.settings().passwordPolicy)
  return { passwordHash: hashPassword(password), passwordUpdatedAt: state.now() }
}
