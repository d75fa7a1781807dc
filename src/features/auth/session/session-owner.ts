import { visitor } from '@/lib/visitor'
import { getSession, type Session, subscribeToSession } from './session-store'
import { readStoredUser } from './stored-user'

/** Owner of what the device keeps at this moment: the student's id, or `visitor`. */
export function sessionOwner(): string {
  const session = getSession()
  if (session.status === 'signed-in') return session.user.id
  return (session.status === 'loading' && readStoredUser()?.id) || visitor
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
