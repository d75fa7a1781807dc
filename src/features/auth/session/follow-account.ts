import { type Account, authRepository } from '../auth-repository'
import { type SessionUser, splitName } from '../session-user'
import { setSession } from './session-store'
import { readStoredUser, writeStoredUser } from './stored-user'

/** Settles when a registration under way has written its record; until then the account's record is not looked up. */
let registration: Promise<unknown> = Promise.resolve()

/** Marks `work` (account and record of a new student) as a registration under way. */
export function duringRegistration<T>(work: Promise<T>): Promise<T> {
  registration = work.catch(() => undefined)
  return work
}

/** Puts the signed-in student's newest details in the session and on the device. */
export function showUser(user: SessionUser): void {
  writeStoredUser(user)
  setSession({ status: 'signed-in', user })
}

function fromAccount({ id, email, displayName }: Account): SessionUser {
  return { id, email, ...splitName(displayName), phone: '' }
}

/**
 * The student's details from their record. One that never arrived at registration is made now, and so is an own one
 * for a student whose only record is an older one with a generated id: that one could not be changed.
 */
async function lookUp(account: Account): Promise<SessionUser> {
  // Firestore is loaded when somebody is signed in, and not to show the login page.
  const { userRepository } = await import('../user-repository')
  const record = await userRepository.find(account.id, account.email)
  const name = record?.name || account.displayName || account.email.split('@')[0] || 'Student'
  const phone = record?.phone ?? ''
  if (record?.id !== account.id)
    await userRepository.create({ id: account.id, name, email: account.email, phone })
  return { id: account.id, email: account.email, ...splitName(name), phone }
}

async function follow(account: Account | null): Promise<void> {
  if (!account) {
    writeStoredUser(null)
    setSession({ status: 'signed-out' })
    return
  }
  const stored = readStoredUser()
  const copy = stored?.id === account.id ? stored : null
  if (copy) setSession({ status: 'signed-in', user: copy })
  await registration
  const user = await lookUp(account).catch(() => copy ?? fromAccount(account))
  // Meanwhile the student may have signed out, or somebody else in.
  if (authRepository.currentAccountId() === account.id) showUser(user)
}

/** Follows the auth state for as long as the page lives (spec section 4, session). */
export function followAccount(): void {
  authRepository.onAccountChanged((account) => void follow(account))
}
