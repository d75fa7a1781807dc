import { authRepository } from '@/session/auth-repository'
import { leave } from '@/session/identity'
import { accountRepository } from './account-repository'
import { callEndpoint } from './call-endpoint'
import { forgetStoredTexts } from './my-data'

const askToDelete = (token: string) =>
  callEndpoint('delete-account', token, 'Failed to delete the account. Please try again.')

/**
 * Proves the password by a new sign-in and has the endpoint delete the account and all that belongs to it
 * (docs/decisions/008). Everything that this device keeps for the student goes with the session.
 * @throws AppError, with nothing deleted when the password is wrong. Trying again finishes what broke off.
 */
export async function deleteMyAccount(uid: string, password: string): Promise<void> {
  const earlier = await authRepository.idToken(uid)
  await leave(async () => {
    try {
      await accountRepository.reauthenticate(password)
      await askToDelete(await authRepository.idToken(uid))
    } catch (error) {
      // An earlier try may have deleted the account, and its answer was lost: nobody can sign in to it any more.
      await authRepository.confirm()
      if (authRepository.currentAccountId() !== null) throw error
      await askToDelete(earlier)
    }
    await authRepository.signOut()
  })
  forgetStoredTexts(uid)
}
