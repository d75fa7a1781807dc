import type { RegisterForm } from './account-forms'
import { authRepository } from './auth-repository'
import { duringRegistration, showUser } from './session/follow-account'
import { splitName } from './session-user'

/**
 * Makes account and record of a new student, who is signed in from then on (spec section 4).
 * A record that cannot be written is made at the next sign-in; the account stands either way.
 * @throws AppError when the account could not be made.
 */
export function registerStudent(form: RegisterForm): Promise<void> {
  const name = `${form.firstName} ${form.lastName}`
  const work = async () => {
    const account = await authRepository.register(form.email, form.password, name)
    const { userRepository } = await import('./user-repository')
    await userRepository
      .create({ id: account.id, name, email: account.email, phone: form.phone })
      .catch((error: unknown) => console.info('The record will be made at the next sign-in', error))
    showUser({ id: account.id, email: account.email, ...splitName(name), phone: form.phone })
  }
  return duringRegistration(work())
}
