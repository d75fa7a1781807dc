import { tokenSyncMaxAgeSeconds } from '@/config/limits'
import { authRepository, type IdToken } from './auth-repository'

/**
 * Decides what a token-sync server is told (spec sections 7 and 9): each new token once, unless it is older than 300
 * seconds, and the sign-out of whoever had one.
 * @param send gets the token, or null for a sign-out
 * @param now epoch milliseconds
 */
export function createTokenSync(send: (token: string | null) => void, now: () => number = Date.now) {
  let sent: string | null = null
  // A page that is opened with an old token sends nothing, but the server may hold it from an earlier page.
  let mayHold = false
  return (token: IdToken | null): void => {
    if (!token) {
      if (mayHold) send(null)
      mayHold = false
      sent = null
      return
    }
    mayHold = true
    if (token.value === sent || now() - token.issuedAt > tokenSyncMaxAgeSeconds * 1000) return
    sent = token.value
    send(token.value)
  }
}

/** Tells `url` of new tokens (POST, bearer) and of sign-out (DELETE) for as long as the page lives; failures are silent. */
export function syncTokens(url: string): void {
  const tell = createTokenSync((token) => {
    const call = token
      ? { method: 'POST', headers: { authorization: `Bearer ${token}` } }
      : { method: 'DELETE' }
    fetch(url, { ...call, keepalive: true }).catch((error: unknown) =>
      console.info('The token was not synchronised', error),
    )
  })
  authRepository.onTokenChanged(tell)
}
