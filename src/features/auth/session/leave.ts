import { authRepository } from '../auth-repository'
import { forgetOnDevice } from './forget-on-device'
import { setLeavingOnPurpose } from './left-on-purpose'
import { readStoredUser, writeStoredUser } from './stored-user'

/**
 * Ends the session on purpose by `work`. The copy on the device goes first: by it this tab and all others tell a
 * sign-out from a session that the service has ended, which needs a word. What the device keeps for the student goes last.
 * @throws what `work` throws; the copy is back then
 */
export async function leave(work: () => Promise<void>): Promise<void> {
  // Without the copy an account that is still there would be nobody's to see.
  await authRepository.ready()
  const copy = readStoredUser()
  writeStoredUser(null)
  setLeavingOnPurpose(true)
  try {
    await work()
  } catch (error) {
    setLeavingOnPurpose(false)
    writeStoredUser(copy)
    throw error
  }
  if (copy) void forgetOnDevice(copy.id)
}

/** Signs out here and, through the shared storage of the browser, in all other tabs. @throws AppError */
export function logOut(): Promise<void> {
  return leave(() => authRepository.signOut())
}
