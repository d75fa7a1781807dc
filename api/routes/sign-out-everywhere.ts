import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Accounts } from '../accounts'
import { unavailable } from '../errors'
import type { FirestoreClient } from '../firestore/client'
import type { StudentOf } from '../rate-limits'

/**
 * `POST /api/sign-out-everywhere`: ends every session of the account whose token it comes with, this one too. There is
 * no body, so nobody can name another account. Answers `{ signedOut: true }` (docs/decisions/061).
 */
export function signOutEverywhereRoute(
  { firestore, accounts, now }: { firestore: FirestoreClient; accounts: Accounts; now: () => Date },
  studentOf: StudentOf,
) {
  return async (context: Context): Promise<Response> => {
    const uid = await studentOf(context, 'sign-out-everywhere')
    // A token tells the whole second of its sign-in. Sessions of this second end too.
    const from = new Date((Math.floor(now().getTime() / 1000) + 1) * 1000)
    // The record first: if the second call fails, the student's token is still good for another try.
    const record = { patch: `users/${uid}`, fields: { signedOutAt: from }, when: { exists: true } }
    const isMissed = (await firestore.commit([record])) === 'conflict'
    if (isMissed && (await firestore.get(record.patch))) throw unavailable()
    await accounts.endSessions(uid, from)
    // Whoever signs in after the answer begins a session that counts.
    await sleep(Math.max(0, from.getTime() - now().getTime()))
    return context.json({ signedOut: true })
  }
}
