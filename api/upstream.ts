import { unavailable } from './errors'

const TIMEOUT_MS = 10_000

export type Log = (line: string) => void

/**
 * One JSON call to another service; 2xx and 4xx answers come back for the caller to judge. A GET has no body.
 * @throws ApiError 503 when the service cannot be reached within 10 s (`timeoutMs`), answers 429 or 5xx, or answers no JSON. The log
 * names the service and the reason only: URL and headers carry keys and tokens.
 */
export async function callService(
  service: string,
  url: string,
  init: { headers?: Record<string, string>; body?: unknown; timeoutMs?: number },
  log: Log,
): Promise<{ status: number; body: unknown }> {
  let reason: string
  try {
    const response = await fetch(url, {
      ...(init.body === undefined
        ? { headers: { ...init.headers } }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...init.headers },
            body: JSON.stringify(init.body),
          }),
      signal: AbortSignal.timeout(init.timeoutMs ?? TIMEOUT_MS),
    })
    const text = await response.text()
    if (response.status !== 429 && response.status < 500) {
      return { status: response.status, body: JSON.parse(text) }
    }
    reason = `answered ${response.status}`
  } catch (error) {
    reason = error instanceof SyntaxError ? 'answered no JSON' : networkReason(error)
  }
  log(`${service} is unavailable: ${reason}`)
  throw unavailable()
}

/** fetch hides the useful part ("ECONNREFUSED") in `cause`. */
export function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
