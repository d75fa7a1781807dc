import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { appErrorOf, rethrow } from '@/lib/app-error'
import { auth } from '@/lib/firebase/auth'

/** A link that lost its code on the way is a dead one; the service would only call it a bad request. */
function checkCode(code: string): void {
  if (code === '') throw appErrorOf('invalid-action-code')
}

/**
 * The links of the service's mails, known by their one-time code. @throws AppError `invalid-action-code` (used, or none
 * of the service's) or `expired-action-code`
 */
export const mailedLinkRepository = {
  /** Address whose password the link may set. */
  async addressOfReset(code: string): Promise<string> {
    checkCode(code)
    return verifyPasswordResetCode(auth, code).catch(rethrow)
  },

  async setPassword(code: string, password: string): Promise<void> {
    await confirmPasswordReset(auth, code, password).catch(rethrow)
  },

  /** Address that the account has once the link is applied. */
  async addressAfter(code: string): Promise<string> {
    checkCode(code)
    const { data } = await checkActionCode(auth, code).catch(rethrow)
    return data.email ?? ''
  },

  async apply(code: string): Promise<void> {
    await applyActionCode(auth, code).catch(rethrow)
  },
}
