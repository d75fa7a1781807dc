/**
 * Which request the desk answers (docs/decisions/079). Every page that the operator has open can send requests to this
 * machine, so the host, the origin and the window's token are checked each time.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Sessions } from './sessions'

export interface Refusal {
  status: 401 | 403
  error: string
}

const refusal = (status: Refusal['status'], error: string): Refusal => ({ status, error })

/**
 * Whether a request comes from the desk's own page.
 * @param origin the desk's address: `http://127.0.0.1:5180`
 * @returns null when it does
 */
export function strangerOf(
  { method, headers }: { method: string; headers: IncomingHttpHeaders },
  origin: string,
): Refusal | null {
  // A name that an attacker resolves to 127.0.0.1 is another host (DNS rebinding).
  if (headers.host !== new URL(origin).host) return refusal(403, 'This is not the address of the desk.')
  const from = headers.origin
  if (from !== undefined && from !== origin) return refusal(403, 'Another page may not use the desk.')
  if (method !== 'GET' && method !== 'HEAD' && from === undefined)
    return refusal(403, 'The request does not say which page it comes from.')
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return refusal(403, 'Another page may not use the desk.')
  return null
}

/** Whether a request has the token of an open window. @returns null when it does */
export function withoutToken(headers: IncomingHttpHeaders, sessions: Sessions): Refusal | null {
  const [, token = ''] = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  if (sessions.isOpen(token)) return null
  return refusal(401, 'This window is not open any more. Open the address that the terminal shows.')
}
