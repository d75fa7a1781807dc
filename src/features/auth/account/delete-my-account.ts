import { leave } from '../session/identity'
import { accountRepository } from './account-repository'
import { ownDataRepository } from './own-data-repository'

/**
 * Deletes what the student may delete of their own, the record and then the account (docs/decisions/008). Everything
 * that this device keeps for them goes with the session.
 * @throws AppError, with nothing deleted when the password is wrong. If only the account is left, trying again ends it.
 */
export async function deleteMyAccount(uid: string, password: string): Promise<void> {
  await accountRepository.reauthenticate(password)
  await ownDataRepository.remove(uid)
  await leave(() => accountRepository.deleteAccount())
}
