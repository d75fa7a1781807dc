import type { EditProfileForm } from './account-forms'
import { authRepository } from './auth-repository'
import { showUser } from './session/follow-account'
import { type SessionUser, splitName } from './session-user'
import { userRepository } from './user-repository'

/**
 * Saves the edited profile in account and record, and shows it (spec section 5, edit profile).
 * The account's e-mail goes first, so that a refusal (in use, recent login required) changes nothing.
 * @throws AppError; 'No user logged in' when the session has ended meanwhile.
 */
export async function saveProfile(user: SessionUser, form: EditProfileForm): Promise<void> {
  const name = `${form.firstName} ${form.lastName}`
  const email = await authRepository.updateAccount({ displayName: name, email: form.email })
  await userRepository.update(user.id, { name, phone: form.phone, email })
  showUser({ ...user, ...splitName(name), email, phone: form.phone })
}
