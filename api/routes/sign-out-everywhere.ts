import type { Context } from 'hono'
import type { EndSessions } from '../end-sessions'
import type { VerifyIdToken } from '../id-token'

/**
 * `POST /api/sign-out-everywhere`: ends every session of the account whose token it comes with, this one too. There is
 * no body, so nobody can name another account. Answers `{ signedOut: true }`.
 */
export function signOutEverywhereRoute(endSessions: EndSessions, verifyIdToken: VerifyIdToken) {
  return async (context: Context): Promise<Response> => {
    await endSessions(await verifyIdToken(context.req.header('authorization')))
    return context.json({ signedOut: true })
  }
}
