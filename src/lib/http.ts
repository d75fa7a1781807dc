import * as z from 'zod/mini'
import { AppError, toAppError } from './app-error'

const errorBody = z.object({ error: z.string() })

/**
 * Sends JSON and parses the answer.
 * @param token Firebase ID token, sent as a bearer token.
 * @throws AppError with the server's own `error` text when it gives one, with `fallback` for any other refusal, and
 * with the catalogue's network sentence when the server was not reached within `timeoutMs`.
 */
export async function postJson<T>(
  url: string,
  body: unknown,
  options: { token: string; answer: z.ZodMiniType<T>; fallback: string; timeoutMs?: number },
): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${options.token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(options.timeoutMs ?? 30_000),
  }).catch((error: unknown) => {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    throw timedOut ? toAppError(new TypeError('Failed to fetch')) : toAppError(error)
  })
  const payload: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const refusal = errorBody.safeParse(payload)
    throw new AppError(`http-${response.status}`, refusal.success ? refusal.data.error : options.fallback)
  }
  const parsed = options.answer.safeParse(payload)
  if (!parsed.success) throw new AppError('internal', options.fallback)
  return parsed.data
}
