import type { Context } from 'hono'
import { eraseStudent, isErased, type StudentStore } from '../erase-student'
import { ApiError, sentences } from '../errors'
import type { IdTokens } from '../id-token'
import type { StudentOf } from '../rate-limits'

/** Milliseconds for which a sign-in counts as recent, as the identity service has it. */
const RECENT_MS = 5 * 60_000

/**
 * `POST /api/delete-account`: erases the student whose token it comes with, soon after a sign-in. There is no body, so
 * nobody can name another account. Answers `{ deleted: true }`, also to a call whose predecessor has done it and whose
 * answer was lost.
 */
export function deleteAccountRoute(store: StudentStore, idTokens: IdTokens, studentOf: StudentOf) {
  return async (context: Context): Promise<Response> => {
    const { uid, signedInAt, provedEmail } = await idTokens.read(context.req.header('authorization'))
    try {
      await studentOf(context, 'delete-account')
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 401 && (await isErased(store, uid))
      if (!isGone) throw error
      return context.json({ deleted: true })
    }
    if (store.now().getTime() - signedInAt > RECENT_MS) throw new ApiError(403, sentences.signInAgain)
    await eraseStudent(store, { uids: [uid], emails: provedEmail === null ? [] : [provedEmail] })
    return context.json({ deleted: true })
  }
}
