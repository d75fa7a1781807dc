import { dispatch } from '@/session/session-store'
import { type SessionUser, splitName } from '@/session/session-user'
import { userRepository } from '@/session/user-repository'
import type { EditProfileFields } from '../forms/account-forms'
import { accountRepository } from './account-repository'

/**
 * Saves the edited profile in account and record, and shows it (spec section 5, edit profile). The account's e-mail goes
 * first, so that a refusal (in use, recent login required) changes nothing. The name changes only when both parts are
 * given.
 * @param password given once the service has demanded a recent sign-in
 * @returns the address that a link was mailed to; null when the address is as it was typed
 * @throws AppError; 'No user logged in' when the session has ended meanwhile.
 */
export async function saveProfile(
  user: SessionUser,
  form: EditProfileFields,
  password?: string,
): Promise<{ linkSentTo: string | null }> {
  if (password !== undefined) await accountRepository.reauthenticate(password)
  const isNewAddress = form.email.toLowerCase() !== user.email.toLowerCase()
  const change = isNewAddress ? await accountRepository.changeEmail(form.email) : 'none'
  const email = change === 'changed' ? form.email.toLowerCase() : user.email
  const name = form.firstName && form.lastName ? `${form.firstName} ${form.lastName}` : null
  if (name) await accountRepository.rename(name)
  await userRepository.update(user.id, { ...(name && { name }), phone: form.phone, email })
  const saved = { ...user, ...(name && splitName(name)), email, phone: form.phone }
  dispatch({ type: 'details-changed', user: saved })
  return { linkSentTo: change === 'link-sent' ? form.email : null }
}
