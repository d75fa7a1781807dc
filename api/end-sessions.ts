/** Ends every session of an account, by Identity Toolkit as administrator. */
import { unavailable } from './errors'
import type { TokenSource } from './firestore/call'
import { callService, type Log } from './upstream'

/** Refuses every ID and refresh token of the account that is older than this call. @throws ApiError 503 */
export type EndSessions = (uid: string) => Promise<void>

/** What a service account's token must be good for. */
export const IDENTITY_SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'

/** @param options.identityUrl address of Identity Toolkit, as `identityToolkitUrl` gives it */
export function createSessionEnder(options: {
  identityUrl: string
  projectId: string
  accessToken: TokenSource
  now: () => Date
  log: Log
}): EndSessions {
  const { identityUrl, projectId, accessToken, now, log } = options
  return async (uid) => {
    const headers = { authorization: `Bearer ${await accessToken()}` }
    // Tokens tell the whole second of their sign-in, and one of this second ends too.
    const validSince = String(Math.floor(now().getTime() / 1000) + 1)
    const change = { localId: uid, validSince }
    const url = `${identityUrl}/v1/projects/${projectId}/accounts:update`
    const { status } = await callService('Auth', url, { headers, body: change }, log)
    if (status === 200) return
    log(`Auth refused to end the sessions of an account: ${status}`)
    throw unavailable()
  }
}
