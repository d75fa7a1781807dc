import { getEnv } from '@/config/env'
import { showAlert } from '@/ui/alert-store'
import { type Account, authRepository } from '../auth-repository'
import { type SessionUser, splitName } from '../session-user'
import { wasLeftOnPurpose } from './leave'
import { getSession, setSession } from './session-store'
import { readStoredUser, writeStoredUser } from './stored-user'

/** Settles when a registration under way has written its record; until then the account's record is not looked up. */
let registration: Promise<unknown> = Promise.resolve()
/** Id of the account that the session follows. */
let followed: string | null = null

/** Marks `work` (account and record of a new student) as a registration under way. */
export function duringRegistration<T>(work: Promise<T>): Promise<T> {
  registration = work.catch(() => undefined)
  return work
}

function isShown(user: SessionUser): boolean {
  const session = getSession()
  if (session.status !== 'signed-in') return false
  const { id, email, firstName, lastName, phone } = session.user
  return (
    id === user.id &&
    email === user.email &&
    firstName === user.firstName &&
    lastName === user.lastName &&
    phone === user.phone
  )
}

/** Puts the signed-in student's newest details in the session and on the device. */
export function showUser(user: SessionUser): void {
  writeStoredUser(user)
  // The record mostly says what the copy has said: nothing is drawn again for that.
  if (!isShown(user)) setSession({ status: 'signed-in', user })
}

function fromAccount({ id, email, displayName }: Account): SessionUser {
  return { id, email, ...splitName(displayName), phone: '' }
}

/** Deletes what the device keeps for a student until they sign out. */
async function forget(id: string): Promise<void> {
  try {
    const { forgetOwner } = await import('@/lib/device-store')
    await forgetOwner(id)
  } catch (error) {
    console.info('What the device keeps could not be deleted', error)
  }
}

async function follow(account: Account | null): Promise<void> {
  const stored = readStoredUser()
  const before = followed ?? stored?.id
  followed = account?.id ?? null
  if (before && before !== followed) void forget(before)
  if (!account) {
    writeStoredUser(null)
    setSession(wasLeftOnPurpose() ? { status: 'signed-out', onPurpose: true } : { status: 'signed-out' })
    // Who signs out on purpose, here or in another tab, has cleared the copy before.
    if (stored) void authRepository.endReason().then(({ message }) => showAlert(message))
    return
  }
  const copy = stored?.id === account.id ? stored : null
  if (copy) setSession({ status: 'signed-in', user: copy })
  await registration
  // Firestore is loaded when somebody is signed in, and not to show the login page.
  const user = await import('../look-up-student').then(
    ({ lookUpStudent }) => lookUpStudent(account).catch(() => copy ?? fromAccount(account)),
    () => copy ?? fromAccount(account),
  )
  // Meanwhile the student may have signed out, or somebody else in.
  if (authRepository.currentAccountId() === account.id) showUser(user)
}

/** Follows the auth state for as long as the page lives (spec section 4, session). */
export function followAccount(): void {
  authRepository.onAccountChanged((account) => void follow(account))
  const syncUrl = getEnv().VITE_AUTH_TOKEN_SYNC_URL
  if (syncUrl) void import('../token-sync').then(({ syncTokens }) => syncTokens(syncUrl)).catch(console.info)
}
