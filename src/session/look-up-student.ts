import { privacyNotice } from '@/config/privacy-notice'
import type { Account } from './auth-repository'
import { dropRegistration, keptRegistration } from './kept-registration'
import { type SessionUser, splitName } from './session-user'
import { userRepository } from './user-repository'
import type { UserRecord } from './user-schema'

/** The name for a student who gave none (spec section 2, dashboard). */
const nameless = 'Student'

/**
 * Creates the student's record, with name and phone of an older record: that one has a generated id, so the student
 * cannot change it. Without a stored consent it asks for one, and returns without waiting for the answer.
 */
async function makeRecord(account: Account, older: UserRecord | null, isAgreed: () => Promise<boolean>) {
  const kept = await keptRegistration(account.id)
  const name = older?.name || kept?.name || account.displayName || nameless
  const phone = older?.phone || kept?.phone || ''
  const create = async (notice: string) => {
    await userRepository.create({ id: account.id, name, email: account.email, phone, notice })
    await dropRegistration(account.id)
  }
  if (kept) await create(kept.notice)
  else
    void isAgreed()
      .then((isYes) => (isYes ? create(privacyNotice) : undefined))
      .catch((error: unknown) => console.info('The record will be made at the next start', error))
  return { name, phone }
}

/** An address that was changed by a mailed link reaches the record here. */
async function withNewAddress(record: UserRecord, account: Account): Promise<void> {
  if (record.email === account.email) return
  await userRepository
    .update(record.id, { phone: record.phone, email: account.email })
    .catch((error: unknown) => console.info('The record keeps the old address for now', error))
}

/**
 * The student's details from their record (spec section 4). One that never arrived at registration is made now, from
 * what the device has kept. @param isAgreed asks the student for the consent that a new record holds. @throws AppError when the record can be neither read nor made
 */
export async function lookUpStudent(
  account: Account,
  isAgreed: () => Promise<boolean>,
): Promise<SessionUser> {
  const record = await userRepository.find(account.id, account.email)
  const { id, email } = account
  if (record?.id !== id) {
    const { name, phone } = await makeRecord(account, record, isAgreed)
    return { id, email, ...splitName(name), phone }
  }
  await withNewAddress(record, account)
  const name = record.name || account.displayName || nameless
  return { id, email, ...splitName(name), phone: record.phone }
}
