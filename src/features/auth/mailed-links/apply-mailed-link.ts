import { authRepository } from '@/session/auth-repository'
import { logOut } from '@/session/identity'
import { accountRepository } from '../account/account-repository'
import { mailedLinkRepository } from './mailed-link-repository'

/**
 * Uses a mailed link about an address, and lets this browser's session follow.
 * @param endsSessions true for links after which the service knows no older session
 * @throws AppError when the link could not be used
 */
export async function applyMailedLink(code: string, endsSessions: boolean): Promise<void> {
  await mailedLinkRepository.apply(code)
  if (!authRepository.currentAccountId()) return
  // The link has done its work; whatever the session makes of it comes right at the next start.
  await (endsSessions ? logOut() : accountRepository.isEmailVerified()).catch(console.info)
}
