import { t } from '@/language/text'
import { authRepository } from '@/session/auth-repository'
import { leave } from '@/session/identity'
import { accountRepository } from './account-repository'
import { callEndpoint } from './call-endpoint'
import { clearLocalStorage } from './my-data'

const requestDeletion = (token: string) =>
  callEndpoint('delete-account', token, t('Failed to delete the account. Please try again.'))

/**
 * Checks the password by a new sign-in. Then the endpoint deletes the account with all its data (docs/decisions/008), and
 * the sign-out deletes the student's data on this device.
 * @throws AppError; a wrong password deletes nothing. A retry completes an interrupted deletion.
 */
export async function deleteMyAccount(uid: string, password: string): Promise<void> {
  const tokenBefore = await authRepository.idToken(uid)
  await leave(async () => {
    try {
      await accountRepository.reauthenticate(password)
      await requestDeletion(await authRepository.idToken(uid))
    } catch (error) {
      // An earlier request may have deleted the account although its response was lost. Then the sign-in fails.
      await authRepository.confirm()
      if (authRepository.currentAccountId() !== null) throw error
      await requestDeletion(tokenBefore)
    }
    await authRepository.signOut()
  })
  clearLocalStorage(uid)
}
