import type { SessionUser } from '../session-user'
import { hasStoredUser, readStoredUser } from './stored-user'

/**
 * Session (spec section 4). What the device remembers is the session from the first moment; the identity service, which
 * is loaded behind the page, confirms or ends it (docs/decisions/017). This file is part of the first load, so it knows
 * neither Firebase nor zod; `follow-account.ts` does the work and `start-session.ts` loads it.
 *
 * | from       | event                                    | to                                        |
 * |------------|------------------------------------------|-------------------------------------------|
 * | loading    | a copy of somebody on the device         | signed-in (copy)                          |
 * | loading    | no copy, on a page that must know        | signed-out                                |
 * | signed-in  | account confirmed, record looked up      | signed-in (record)                        |
 * | signed-out | sign-in or registration, here or in another tab | signed-in (record, or what the account says) |
 * | signed-in  | sign-out or deletion in this tab         | signed-out (on purpose)                   |
 * | signed-in  | no account, sign-out in another tab, account disabled or token dead | signed-out     |
 */
export type Session =
  | { status: 'loading' }
  /** `onPurpose`: the student has just left in this tab, so no page asks them to sign in again. */
  | { status: 'signed-out'; onPurpose?: boolean }
  | { status: 'signed-in'; user: SessionUser }

/** What the prerendered page shows, and so the first client render too. */
const serverSession: Session = { status: 'loading' }

let session: Session = serverSession
const listeners = new Set<() => void>()

export function setSession(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

export function getSession(): Session {
  return session
}

export function getServerSession(): Session {
  return serverSession
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Makes a session that is still loading what the device remembers; a copy that cannot be read is nobody's, until the
 * service has said who it was.
 * @param ofNobody whether a device that remembers nobody is told as signed out; a visitor's page may do without
 * @returns whether the device remembers somebody, so that the service is to be asked
 */
export function recallSession(ofNobody: 'signed-out' | 'loading'): boolean {
  const user = readStoredUser()
  const isUnreadable = !user && hasStoredUser()
  if (session.status === 'loading') {
    if (user) setSession({ status: 'signed-in', user })
    else if (isUnreadable || ofNobody === 'signed-out') setSession({ status: 'signed-out' })
  }
  return user !== null || isUnreadable
}
