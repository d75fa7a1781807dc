import type { SessionUser } from '../session-user'

/**
 * Session (spec section 4). This file is part of the first load, so it knows neither Firebase nor zod;
 * `follow-account.ts` does the work; `start-session.ts` loads it when somebody needs to know who is signed in.
 *
 * | from       | event                                    | to                                        |
 * |------------|------------------------------------------|-------------------------------------------|
 * | loading    | no account                               | signed-out                                |
 * | loading    | account, copy of it on the device        | signed-in (copy), then signed-in (record) |
 * | loading    | account, no copy                         | signed-in (record, or what the account says) |
 * | signed-out | sign-in or registration                  | signed-in                                 |
 * | signed-in  | sign-out or deletion in this tab         | signed-out (on purpose)                   |
 * | signed-in  | sign-out in another tab, account disabled or token dead | signed-out                 |
 */
export type Session =
  /** `remembered`: this device has a copy of somebody who was signed in when it was last used. */
  | { status: 'loading'; remembered: boolean }
  /** `onPurpose`: the student has just left in this tab, so no page asks them to sign in again. */
  | { status: 'signed-out'; onPurpose?: boolean }
  | { status: 'signed-in'; user: SessionUser }

/** What the prerendered page shows, and so the first client render too. */
const serverSession: Session = { status: 'loading', remembered: false }

/** Local storage key of the session user (spec section 3). */
export const storedUserKey = 'user'

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

/** Whether this device remembers somebody as signed in; says so in a session that is still loading. */
export function checkRemembered(): boolean {
  let remembered = false
  try {
    remembered = localStorage.getItem(storedUserKey) !== null
  } catch {
    // A device that refuses storage remembers nobody.
  }
  if (session.status === 'loading' && session.remembered !== remembered)
    setSession({ status: 'loading', remembered })
  return remembered
}
