import type { Account } from './auth-repository'
import type { Session, SessionEffect, SessionEvent, SessionState } from './session'
import { type SessionUser, splitName } from './session-user'
import type { StoredUser } from './stored-user'

/** Notes an effect of the step at hand. */
type Note = (effect: SessionEffect) => void

const userOf = (copy: StoredUser) => (copy === 'unreadable' ? null : copy)

function fromAccount({ id, email, displayName }: Account): SessionUser {
  return { id, email, ...splitName(displayName), phone: '' }
}

function writeCopy(state: SessionState, user: SessionUser, note: Note): SessionState {
  if (state.leaving) return { ...state, leaving: { copy: user } }
  note({ do: 'write-copy', user })
  return state
}

function isShown({ session }: SessionState, user: SessionUser): boolean {
  if (session.status !== 'signed-in') return false
  const shown = session.user
  const isSameName = shown.firstName === user.firstName && shown.lastName === user.lastName
  return shown.id === user.id && shown.email === user.email && shown.phone === user.phone && isSameName
}

function show(state: SessionState, user: SessionUser, note: Note): SessionState {
  const followed = state.followed && { ...state.followed, known: user }
  // The record mostly says what the copy has said: screens draw nothing again for that.
  const session: Session = isShown(state, user) ? state.session : { status: 'signed-in', user }
  return writeCopy({ ...state, followed, session }, user, note)
}

function lookUp(state: SessionState, note: Note): SessionState {
  const { followed, isRegistering, lookUps, turn } = state
  if (!followed || isRegistering || lookUps.has(followed.account.id)) return state
  note({ do: 'look-up', account: followed.account })
  return { ...state, lookUps: new Map(lookUps).set(followed.account.id, turn) }
}

function recall(state: SessionState, copy: StoredUser, ofNobody: 'signed-out' | 'loading'): SessionState {
  if (state.session.status !== 'loading') return state
  const user = userOf(copy)
  if (user) return { ...state, session: { status: 'signed-in', user } }
  const isSignedOut = copy === 'unreadable' || ofNobody === 'signed-out'
  return isSignedOut ? { ...state, session: { status: 'signed-out' } } : state
}

/** Who was here until now: of a page that has just been opened, the copy tells it. */
const before = (state: SessionState, copy: SessionUser | null) => state.followed?.account.id ?? copy?.id

function signIn(state: SessionState, account: Account, stored: StoredUser, note: Note): SessionState {
  const copy = state.leaving ? state.leaving.copy : userOf(stored)
  // A page that was closed before it could forget may have left somebody's things here.
  if (before(state, copy) !== account.id) note({ do: 'forget-others-on-device', id: account.id })
  const known = copy?.id === account.id ? copy : fromAccount(account)
  const turned = { ...state, followed: { account, known }, turn: state.turn + 1, isDisabled: false }
  const isAnotherShown = state.session.status === 'signed-in' && state.session.user.id !== account.id
  // What is not shown yet is written too: a page that is reloaded before the look-up ends must not be a visitor's.
  const keep = known === copy || isAnotherShown ? show : writeCopy
  return lookUp(keep(turned, known, note), note)
}

function signOut(state: SessionState, stored: StoredUser, note: Note): SessionState {
  const { leaving, isDisabled } = state
  const copy = leaving ? leaving.copy : userOf(stored)
  if (stored !== null) note({ do: 'clear-copy' })
  // Who signs out on purpose, here or in another tab, has cleared the copy before.
  const isEnded = copy !== null && !leaving
  const id = before(state, copy)
  if (id) note({ do: 'forget-on-device', id })
  if (isEnded) note({ do: 'tell-end', code: isDisabled ? 'user-disabled' : 'user-token-expired' })
  const wasOut = state.session.status === 'signed-out'
  const session: Session = leaving ? { status: 'signed-out', onPurpose: true } : { status: 'signed-out' }
  return { ...state, session: wasOut ? state.session : session, followed: null, leaving: null }
}

function endLookUp(state: SessionState, id: string, user: SessionUser | null, note: Note): SessionState {
  const lookUps = new Map(state.lookUps)
  lookUps.delete(id)
  const ended = { ...state, lookUps }
  if (state.followed?.account.id !== id) return ended
  const isOld = state.lookUps.get(id) !== state.turn
  return isOld ? lookUp(ended, note) : show(ended, user ?? state.followed.known, note)
}

function changeDetails(state: SessionState, user: SessionUser, note: Note): SessionState {
  const { session, followed } = state
  const shown = session.status === 'signed-in' ? session.user.id : null
  // Somebody else may have signed in while the details were saved.
  return user.id === (followed?.account.id ?? shown)
    ? show({ ...state, turn: state.turn + 1 }, user, note)
    : state
}

function step(state: SessionState, event: SessionEvent, note: Note): SessionState {
  switch (event.type) {
    case 'recalled':
      return recall(state, event.copy, event.ofNobody)
    case 'identity-loaded':
      if (!state.isFollowing) note({ do: 'follow-account' })
      return { ...state, isFollowing: true }
    case 'account-changed':
      return event.account ? signIn(state, event.account, event.copy, note) : signOut(state, event.copy, note)
    case 'account-disabled':
      return { ...state, isDisabled: true }
    case 'look-up-ended':
      return endLookUp(state, event.id, event.user, note)
    case 'details-changed':
      return changeDetails(state, event.user, note)
    case 'registration-began':
      return { ...state, isRegistering: true }
    case 'registration-ended':
      return lookUp({ ...state, isRegistering: false }, note)
    case 'leaving-began':
      if (state.leaving) return state
      note({ do: 'clear-copy' })
      return { ...state, leaving: { copy: userOf(event.copy) } }
    case 'leaving-failed':
      if (state.leaving?.copy) note({ do: 'write-copy', user: state.leaving.copy })
      return { ...state, leaving: null }
    case 'left':
      return state.leaving ? signOut(state, null, note) : state
  }
}

/** The next state, and what is to be done for it, in this order; the table stands at SessionState. */
export function next(
  state: SessionState,
  event: SessionEvent,
): { state: SessionState; effects: readonly SessionEffect[] } {
  const effects: SessionEffect[] = []
  const after = step(state, event, (effect) => effects.push(effect))
  return { state: after, effects }
}
