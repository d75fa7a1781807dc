import type { Account } from './auth-repository'
import type { SessionUser } from './session-user'
import type { StoredUser } from './stored-user'

/** The session as screens see it (spec section 4). */
export type Session =
  | { status: 'loading' }
  /** `onPurpose`: the student has just left in this tab, so no page asks them to sign in again. */
  | { status: 'signed-out'; onPurpose?: boolean }
  | { status: 'signed-in'; user: SessionUser }

/**
 * The session is what the device remembers, by a copy of the student's details, from the first moment; the identity
 * service confirms or ends it behind the page (docs/decisions/017).
 *
 * | from      | event                             | to                      | what happens                                  |
 * |-----------|-----------------------------------|-------------------------|-----------------------------------------------|
 * | loading   | recalled: a copy                  | signed-in (copy)        | -                                             |
 * | loading   | recalled: an unreadable copy      | signed-out              | - (the service may still know an account)     |
 * | loading   | recalled: no copy                 | signed-out, or the same | - (a visitor's page may do without an answer) |
 * | any       | identity-loaded                   | the same                | the account is followed; once                 |
 * | any       | account-changed: the copy's       | signed-in (copy)        | copy written, record looked up                |
 * | signed-in | account-changed: another          | signed-in (account)     | and the device forgets every other student    |
 * | any other | account-changed: no copy of it    | the same                | copy written (account), record looked up; the |
 * |           |                                   |                         | device forgets every other student            |
 * | any       | look-up-ended                     | signed-in (record)      | copy written; of what is known if it failed   |
 * | any       | look-up-ended: of an earlier turn | the same                | looked up again, if it is still that account  |
 * | any       | details-changed                   | signed-in (details)     | copy written                                  |
 * | any       | registration-began, -ended        | the same                | the look-up waits for the end                 |
 * | any       | leaving-began                     | the same                | copy cleared; nothing writes it meanwhile     |
 * | leaving   | leaving-failed                    | the same                | copy written back                             |
 * | leaving   | left, account-changed: nobody     | signed-out on purpose   | the device forgets the student                |
 * | any       | account-disabled                  | the same                | kept as the reason for the end                |
 * | any other | account-changed: nobody, no copy  | signed-out              | the device forgets the student (another tab)  |
 * | any other | account-changed: nobody           | signed-out              | the same; copy cleared, the reason told       |
 *
 * An account has one look-up at a time, and none while a registration writes the record: two look-ups that find no
 * record would make it twice, and the second is refused.
 */
export interface SessionState {
  session: Session
  isFollowing: boolean
  /** The account that the service has named last, with what is known of its student; null for nobody. */
  followed: { account: Account; known: SessionUser } | null
  /** Counts sign-ins and changes of details: what was looked up in an earlier turn is out of date. */
  turn: number
  /** Look-ups under way: the turn in which each began, by account id. */
  lookUps: ReadonlyMap<string, number>
  isRegistering: boolean
  /** Set while the student leaves on purpose; the copy is what comes back if that fails. */
  leaving: { copy: SessionUser | null } | null
  /** Whether the account has been refused since the last sign-in. */
  isDisabled: boolean
}

export const initialState: SessionState = {
  session: { status: 'loading' },
  isFollowing: false,
  followed: null,
  turn: 0,
  lookUps: new Map(),
  isRegistering: false,
  leaving: null,
  isDisabled: false,
}

/** `copy`: what the device keeps at this moment, which another tab may have changed. */
export type SessionEvent =
  /** `ofNobody`: what a device that keeps no copy is told as. */
  | { type: 'recalled'; copy: StoredUser; ofNobody: 'signed-out' | 'loading' }
  | { type: 'identity-loaded' }
  | { type: 'account-changed'; account: Account | null; copy: StoredUser }
  /** The service has refused the account as disabled; that it is gone comes as an event of its own. */
  | { type: 'account-disabled' }
  /** `user`: null when the record could be neither read nor made. */
  | { type: 'look-up-ended'; id: string; user: SessionUser | null }
  | { type: 'details-changed'; user: SessionUser }
  | { type: 'registration-began' | 'registration-ended' }
  | { type: 'leaving-began'; copy: StoredUser }
  | { type: 'leaving-failed' | 'left' }

/** What needs the identity code, which alone has the events that ask for it. */
export type IdentityEffect =
  | { do: 'follow-account' }
  | { do: 'look-up'; account: Account }
  /** Deletes what the device keeps for a student until they sign out. */
  | { do: 'forget-on-device'; id: string }
  /** Deletes it for every other student. */
  | { do: 'forget-others-on-device'; id: string }
  /** Tells the student why the service has ended the session. */
  | { do: 'tell-end'; code: 'user-disabled' | 'user-token-expired' }

export type SessionEffect = { do: 'write-copy'; user: SessionUser } | { do: 'clear-copy' } | IdentityEffect
