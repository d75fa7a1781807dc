import * as z from 'zod/mini'
import { AppError, toAppError } from '@/lib/app-error'

const errorBody = z.object({ error: z.string() })

interface CallOptions<T> {
  /** Firebase ID token, sent as a bearer token. */
  token: string
  answer: z.ZodMiniType<T>
  /** The sentence of a refusal that brings none. */
  fallback: string
  timeoutMs?: number
}

async function call<T>(
  url: string,
  request: { method: string; headers?: Record<string, string>; body?: string },
  { token, answer, fallback, timeoutMs = 30_000 }: CallOptions<T>,
): Promise<T> {
  const response = await fetch(url, {
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    throw timedOut ? toAppError(new TypeError('Failed to fetch')) : toAppError(error)
  })
  const payload: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const refusal = errorBody.safeParse(payload)
    throw new AppError(`http-${response.status}`, refusal.success ? refusal.data.error : fallback)
  }
  const parsed = answer.safeParse(payload)
  if (!parsed.success) throw new AppError('internal', fallback)
  return parsed.data
}

/**
 * Sends JSON and parses the answer.
 * @throws AppError with the server's own `error` text when it gives one, with `fallback` for any other refusal, and
 * with the catalogue's network sentence when the server was not reached within `timeoutMs` (30 s).
 */
export function postJson<T>(url: string, body: unknown, options: CallOptions<T>): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return call(url, { method: 'POST', headers, body: JSON.stringify(body) }, options)
}

/** Asks for JSON and parses the answer. @throws AppError as `postJson` does */
export function getJson<T>(url: string, options: CallOptions<T>): Promise<T> {
  return call(url, { method: 'GET' }, options)
}
