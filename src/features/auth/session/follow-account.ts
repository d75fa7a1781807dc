import { getEnv } from '@/config/env'
import { showAlert } from '@/ui/alert-store'
import { type Account, authRepository } from '../auth-repository'
import { lookUpStudent } from '../look-up-student'
import { type SessionUser, splitName } from '../session-user'
import { syncTokens } from '../token-sync'
import { forgetOnDevice } from './forget-on-device'
import { wasLeftOnPurpose } from './left-on-purpose'
import { getSession, setSession } from './session-store'
import { readStoredUser, writeStoredUser } from './stored-user'

// The identity code is loaded by this module (`start-session.ts`), with the rest that speaks to the service.
export { authRepository } from '../auth-repository'
export { logOut } from './leave'

/** What is under way with a student's record: a registration that writes it (of whom, is not known yet), or a look-up. */
let recordWork: { of: string | null; done: Promise<unknown> } = { of: null, done: Promise.resolve() }
/** Id of the account that the session follows. */
let followed: string | null = null
/** How often the account has changed; what an earlier turn has looked up is no longer shown. */
let turns = 0

/** Marks `work` (account and record of a new student) as a registration under way. */
export function duringRegistration<T>(work: Promise<T>): Promise<T> {
  recordWork = { of: null, done: work.catch(() => undefined) }
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

/** What is known of the account's student without their record. */
function knownOf(account: Account): SessionUser {
  const stored = readStoredUser()
  return stored?.id === account.id ? stored : fromAccount(account)
}

async function follow(account: Account | null): Promise<void> {
  turns += 1
  const turn = turns
  const stored = readStoredUser()
  const before = followed ?? stored?.id
  followed = account?.id ?? null
  if (before && before !== followed) void forgetOnDevice(before)
  if (!account) {
    writeStoredUser(null)
    setSession(wasLeftOnPurpose() ? { status: 'signed-out', onPurpose: true } : { status: 'signed-out' })
    // Who signs out on purpose, here or in another tab, has cleared the copy before.
    if (stored) void authRepository.endReason().then(({ message }) => showAlert(message))
    return
  }
  if (stored?.id === account.id) showUser(stored)
  else {
    const known = fromAccount(account)
    // A page that is reloaded before the look-up has ended must not be a visitor's, nor stay somebody else's.
    writeStoredUser(known)
    const session = getSession()
    if (session.status === 'signed-in' && session.user.id !== account.id) showUser(known)
  }
  // One after the other: a record that two look-ups find missing would be made twice, and the second is refused.
  const isOthers = recordWork.of !== null && recordWork.of !== account.id
  const found = (isOthers ? Promise.resolve() : recordWork.done)
    .then(() => (turn === turns ? lookUpStudent(account) : null))
    .catch(() => null)
  recordWork = { of: account.id, done: found }
  const user = (await found) ?? knownOf(account)
  // Meanwhile the student may have signed out, and somebody, also the same, in: that has its own look-up.
  if (turn === turns) showUser(user)
}

/** Follows the auth state for as long as the page lives (spec section 4, session). */
export function followAccount(): void {
  authRepository.onAccountChanged((account) => void follow(account))
  const syncUrl = getEnv().VITE_AUTH_TOKEN_SYNC_URL
  if (syncUrl) syncTokens(syncUrl)
}
