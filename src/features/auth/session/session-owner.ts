import { visitor } from '@/lib/visitor'
import { getSession, type Session, storedUserKey, subscribeToSession } from './session-store'

function rememberedId(): string | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(storedUserKey) ?? 'null')
    return typeof copy === 'object' && copy && 'id' in copy && typeof copy.id === 'string' ? copy.id : null
  } catch {
    return null
  }
}

/** Owner of what the device keeps at this moment: the student's id, also before the account is known, or `visitor`. */
export function sessionOwner(): string {
  const session = getSession()
  if (session.status === 'signed-in') return session.user.id
  return (session.status === 'loading' && rememberedId()) || visitor
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
