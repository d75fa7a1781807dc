import { startSession } from './start-session'

/**
 * A fresh ID token of the signed-in student, for the order/verify endpoint and paid files.
 * @param id of the student whose it must be, where the request is about something of theirs
 * @throws AppError `unauthenticated` when nobody, or somebody else, is signed in
 */
export async function idToken(id?: string): Promise<string> {
  const { authRepository } = await startSession()
  return authRepository.idToken(id)
}
