import { privacyNotice } from '@/config/privacy-notice'
import { authRepository } from '@/session/auth-repository'
import { dropRegistration, keepRegistration } from '@/session/kept-registration'
import { dispatch } from '@/session/session-store'
import { splitName } from '@/session/session-user'
import { userRepository } from '@/session/user-repository'
import type { RegisterForm } from '../forms/account-forms'

/**
 * Makes account and record of a new student, who is signed in from then on (spec section 4). What was typed is kept on
 * the device until the record holds it: one that cannot be written is made at the next sign-in or start.
 * @throws AppError when the account could not be made.
 */
export async function registerStudent({ firstName, lastName, phone, ...form }: RegisterForm): Promise<void> {
  const name = `${firstName} ${lastName}`
  dispatch({ type: 'registration-began' })
  try {
    const { id, email } = await authRepository.register(form.email, form.password, name)
    dispatch({ type: 'details-changed', user: { id, email, ...splitName(name), phone } })
    const student = { id, email, name, phone, notice: privacyNotice }
    await keepRegistration(id, student)
    await userRepository.create(student).then(
      () => dropRegistration(id),
      (error: unknown) => console.info('The record will be made at the next sign-in', error),
    )
  } finally {
    dispatch({ type: 'registration-ended' })
  }
}
