import { getEnv } from '@/config/env'
import { AppError, appErrorOf, toAppError } from '@/lib/app-error'
import { ranOut, timeLimit } from '@/lib/time-limit'

const timeoutMs = 30_000

/**
 * One of the endpoint's calls about the own account. They have no body: the token says whose account it is.
 * @throws AppError with `fallback` and the code `http-<status>` when the endpoint refuses
 */
export async function callEndpoint(name: string, token: string, fallback: string): Promise<void> {
  const response = await fetch(`${getEnv().VITE_API_BASE_URL}/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: timeLimit(timeoutMs),
  }).catch((error: unknown) => {
    throw ranOut(error) ? appErrorOf('network-request-failed') : toAppError(error)
  })
  if (!response.ok) throw new AppError(`http-${response.status}`, fallback)
}
