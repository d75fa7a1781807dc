import { rethrow, toAppError } from '../app-error'
import { watchPatience } from '../device/network-state'
import { needIdentity } from '../identity-needed'

/**
 * Makes a request in the signed-in student's name: Firestore takes their token from the identity code, which is loaded
 * behind the page and waits until the stored account is known (docs/decisions/017).
 * @throws AppError of `request`, or when the code cannot be loaded
 */
export async function asStudent<T>(request: () => Promise<T>): Promise<T> {
  const answer = async () => {
    const identity = await needIdentity().catch(rethrow)
    try {
      return await request()
    } catch (error) {
      // The session may have ended on another device.
      if (toAppError(error).code === 'permission-denied') void identity?.confirm()
      throw error
    }
  }
  return watchPatience(answer())
}
