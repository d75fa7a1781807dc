import { rethrow, toAppError } from '../app-error'
import { watchPatience } from '../device/network-state'
import { confirmSession, needIdentity } from '../identity-needed'

/**
 * Makes a request in the signed-in student's name: Firestore takes their token from the identity code, which is loaded
 * behind the page and waits until the stored account is known (docs/decisions/017).
 * @throws AppError of `request`, or when the code cannot be loaded
 */
export async function asStudent<T>(request: () => Promise<T>): Promise<T> {
  const answer = async () => {
    await needIdentity().catch(rethrow)
    try {
      return await request()
    } catch (error) {
      if (toAppError(error).code === 'permission-denied') confirmSession()
      throw error
    }
  }
  return watchPatience(answer())
}
