import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { authRepository } from '@/session/auth-repository'
import { logOut } from '@/session/identity'
import { callEndpoint } from './call-endpoint'

const refused = t('You could not be signed out everywhere. Please try again.')

/**
 * Ends every session of the student: the endpoint has the service and the rules refuse all of them (docs/decisions/061),
 * then this device signs out.
 * @throws AppError, with every session as it was, when the endpoint could not be reached or refuses
 */
export async function signOutEverywhere(uid: string): Promise<void> {
  const token = await authRepository.idToken(uid)
  await callEndpoint('sign-out-everywhere', token, refused).catch((error: unknown) => {
    // A session that is over already is what was asked for.
    if (toAppError(error).code !== 'http-401') throw error
  })
  await logOut()
}
