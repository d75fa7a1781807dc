import { getEnv } from '@/config/env'
import { AppError, appErrorOf, toAppError } from '@/lib/app-error'
import { ranOut, timeLimit } from '@/lib/time-limit'
import { authRepository } from '../session/auth-repository'
import { logOut } from '../session/identity'

const timeoutMs = 30_000

/**
 * Ends every session of the student: the endpoint has the service refuse all of them (docs/decisions/017), then this
 * device signs out.
 * @throws AppError, with every session as it was, when the endpoint could not be reached or refuses
 */
export async function signOutEverywhere(uid: string): Promise<void> {
  const token = await authRepository.idToken(uid)
  const response = await fetch(`${getEnv().VITE_API_BASE_URL}/sign-out-everywhere`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: timeLimit(timeoutMs),
  }).catch((error: unknown) => {
    throw ranOut(error) ? appErrorOf('network-request-failed') : toAppError(error)
  })
  // A session that is over already is what was asked for.
  if (!response.ok && response.status !== 401)
    throw new AppError(`http-${response.status}`, 'You could not be signed out everywhere. Please try again.')
  await logOut()
}
