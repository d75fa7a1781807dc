import type { Context } from 'hono'
import type { StudentOf } from '../brakes'
import type { EndSessions } from '../end-sessions'

/**
 * `POST /api/sign-out-everywhere`: ends every session of the account whose token it comes with, this one too. There is
 * no body, so nobody can name another account. Answers `{ signedOut: true }`.
 */
export function signOutEverywhereRoute(endSessions: EndSessions, studentOf: StudentOf) {
  return async (context: Context): Promise<Response> => {
    await endSessions(await studentOf(context, 'sign-out-everywhere'))
    return context.json({ signedOut: true })
  }
}
