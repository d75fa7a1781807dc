/** What the session needs of the identity service. Loaded behind the page (`use-session.ts`, docs/decisions/017). */

import { getEnv } from '@/config/env'
import { t } from '@/language/text'
import { appErrorOf } from '@/lib/app-error'
import { forgetOthers, forgetOwner } from '@/lib/device/device-store'
import { showAlert } from '@/ui/dialog/alert-store'
import { type Account, authRepository } from './auth-repository'
import { lookUpStudent } from './look-up-student'
import type { IdentityEffect } from './session'
import { dispatch, performWith } from './session-store'
import { readStoredUser } from './stored-user'
import { syncTokens } from './token-sync'

export { authRepository } from './auth-repository'

function follow(): void {
  authRepository.onAccountDisabled(() => dispatch({ type: 'account-disabled' }))
  authRepository.onAccountChanged((account) =>
    dispatch({ type: 'account-changed', account, copy: readStoredUser() }),
  )
  const syncUrl = getEnv().VITE_AUTH_TOKEN_SYNC_URL
  if (syncUrl) syncTokens(syncUrl)
}

const question = t(
  'Do you agree to the Terms and the Privacy Policy? If you are under 18, a parent or guardian must agree.',
)

/** The open dialogs, by the id of the account that each asks. */
const asking = new Map<string, Promise<boolean>>()

/** Asks a student whose consent is not stored, once at a time. Without it, the student is signed out. */
async function isAgreed(id: string): Promise<boolean> {
  if (authRepository.currentAccountId() !== id) return false
  const answer = asking.get(id) ?? showAlert(question, [t('Logout'), t('I agree')])
  asking.set(id, answer)
  try {
    const isYes = await answer
    if (!isYes && authRepository.currentAccountId() === id) await logOut()
    return isYes
  } finally {
    asking.delete(id)
  }
}

async function lookUp(account: Account): Promise<void> {
  const user = await lookUpStudent(account, () => isAgreed(account.id)).catch(() => null)
  dispatch({ type: 'look-up-ended', id: account.id, user })
}

async function forget(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => console.info('What the device keeps could not be deleted', error))
}

/** Why the service has ended a session. */
const endings = {
  'user-disabled': appErrorOf('user-disabled').message,
  'user-token-expired': t('You are signed out on this device. Log in again to continue.'),
}

function perform(effect: IdentityEffect): void {
  switch (effect.do) {
    case 'follow-account':
      follow()
      break
    case 'look-up':
      void lookUp(effect.account)
      break
    case 'forget-on-device':
      void forget(forgetOwner(effect.id))
      break
    case 'forget-others-on-device':
      void forget(forgetOthers(effect.id))
      break
    case 'tell-end':
      void showAlert(endings[effect.code])
  }
}

performWith(perform)

/** Follows the auth state for as long as the page lives (spec section 4, session); once is enough. */
export function followAccount(): void {
  dispatch({ type: 'identity-loaded' })
}

/**
 * Ends the session on purpose by `work`. The copy on the device goes first: by that, all tabs tell it from a session
 * that the service has ended, which needs a word.
 * @throws what `work` throws; the copy is back then
 */
export async function leave(work: () => Promise<void>): Promise<void> {
  // If the page is closed between the two, an account without a copy stays signed in and no page shows it.
  await authRepository.ready()
  dispatch({ type: 'leaving-began', copy: readStoredUser() })
  try {
    await work()
  } catch (error) {
    dispatch({ type: 'leaving-failed' })
    throw error
  }
  dispatch({ type: 'left' })
}

/** Signs out here and, through the shared storage of the browser, in all other tabs. @throws AppError */
export function logOut(): Promise<void> {
  return leave(() => authRepository.signOut())
}
