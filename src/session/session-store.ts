import { visitor } from '@/lib/device/visitor'
import { editionMoment } from '@/lib/edition'
import {
  type IdentityEffect,
  initialState,
  type Session,
  type SessionEffect,
  type SessionEvent,
} from './session'
import { next } from './session-machine'
import { readStoredUser, writeStoredUser } from './stored-user'

// The one place that keeps the session. It is part of the first load, so it knows neither Firebase nor zod.
let state = initialState
const listeners = new Set<() => void>()

/** Performs effects that need the identity service; there are none before its code is loaded. */
let performByIdentity: (effect: IdentityEffect) => void = () => undefined

/** Gives the identity code what it is to do from now on. */
export function performWith(perform: (effect: IdentityEffect) => void): void {
  performByIdentity = perform
}

function perform(effect: SessionEffect): void {
  if (effect.do === 'write-copy') writeStoredUser(effect.user)
  else if (effect.do === 'clear-copy') writeStoredUser(null)
  else performByIdentity(effect)
}

/** Tells the session what has happened; what is to be done for it is done, or under way, when this returns. */
export function dispatch(event: SessionEvent): void {
  const { session } = state
  const { state: after, effects } = next(state, event)
  state = after
  for (const effect of effects) perform(effect)
  if (state.session !== session) for (const listener of listeners) listener()
}

export function getSession(): Session {
  return state.session
}

const visitors: Session = { status: 'signed-out' }

/** What the prerendered page shows, and so the first client render too: one with documents shows them to a visitor. */
export function getServerSession(): Session {
  return editionMoment() === null ? initialState.session : visitors
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls `listener` with the session before and after each change, for as long as the page lives. */
export function followSession(listener: (before: Session, now: Session) => void): void {
  let before = getSession()
  subscribeToSession(() => {
    const previous = before
    before = getSession()
    listener(previous, before)
  })
}

/** Owner of what the device keeps at this moment: the student's id, or `visitor`. */
export function sessionOwner(): string {
  const session = getSession()
  if (session.status === 'signed-in') return session.user.id
  const copy = session.status === 'loading' ? readStoredUser() : null
  return copy === null || copy === 'unreadable' ? visitor : copy.id
}

/** Whether `owner` is still the current owner of the device: the student has not signed out since. */
export const isSessionOwner = (owner: string): boolean => sessionOwner() === owner

/** Whether the device may keep things for `owner` now: a visitor's belong to the device, whoever is signed in. */
export const mayKeepFor = (owner: string): boolean => owner === visitor || isSessionOwner(owner)

/**
 * Makes a session that is still loading what the device remembers.
 * @param ofNobody the session when the device remembers nobody; a visitor's page may leave it `loading`
 * @returns whether the device remembers somebody, so that the service is to be asked
 */
export function recallSession(ofNobody: 'signed-out' | 'loading'): boolean {
  const copy = readStoredUser()
  dispatch({ type: 'recalled', copy, ofNobody })
  return copy !== null
}
