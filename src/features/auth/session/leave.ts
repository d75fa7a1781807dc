import { authRepository } from '../auth-repository'
import { readStoredUser, writeStoredUser } from './stored-user'

let onPurpose = false

/** Whether the session that has just ended was ended in this tab on purpose; asking once forgets it. */
export function wasLeftOnPurpose(): boolean {
  const answer = onPurpose
  onPurpose = false
  return answer
}

/**
 * Ends the session on purpose by `work`. The copy on the device goes first: by it this tab and all others tell a
 * sign-out from a session that the service has ended, which needs a word. @throws what `work` throws; the copy is back then
 */
export async function leave(work: () => Promise<void>): Promise<void> {
  const copy = readStoredUser()
  writeStoredUser(null)
  onPurpose = true
  try {
    await work()
  } catch (error) {
    onPurpose = false
    writeStoredUser(copy)
    throw error
  }
}

/** Signs out here and, through the shared storage of the browser, in all other tabs. @throws AppError */
export function logOut(): Promise<void> {
  return leave(() => authRepository.signOut())
}
