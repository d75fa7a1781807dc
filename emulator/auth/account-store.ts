/** The accounts of the project, found by id or by e-mail address. */
import { randomBytes } from 'node:crypto'
import type { Account } from './account'

export type AccountStore = ReturnType<typeof createAccountStore>

/** Trims nothing: the service refuses blanks, it does not repair them. */
export function normalEmail(email: string): string {
  return email.toLowerCase()
}

/** True for `name@host.tld` of at most 256 characters. */
export function isEmail(email: string): boolean {
  return email.length <= 256 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)
}

/** 28 letters and digits, the form of production's user ids. */
export function newLocalId(): string {
  return randomBytes(42).toString('base64').replace(/[+/=]/g, '').slice(0, 28).padEnd(28, '0')
}

/** Creates an empty store; `changed` gets each change of an account: before (undefined: new) and after (undefined: removed). */
export function createAccountStore(options: {
  /** Milliseconds since the epoch. */
  now: () => number
  changed: (localId: string, before: Account | undefined, after: Account | undefined) => void
}) {
  const byId = new Map<string, Account>()
  const idByEmail = new Map<string, string>()

  /** Adds or replaces an account. */
  function keep(account: Account): Account {
    const before = byId.get(account.localId)
    if (before?.email) idByEmail.delete(before.email)
    if (account.email) idByEmail.set(account.email, account.localId)
    byId.set(account.localId, account)
    options.changed(account.localId, before, account)
    return account
  }
  function remove(localId: string): void {
    const account = byId.get(localId)
    if (account?.email) idByEmail.delete(account.email)
    if (byId.delete(localId)) options.changed(localId, account, undefined)
  }

  return {
    byId: (localId: string) => byId.get(localId),
    /** Addresses are compared in lower case, as `normalEmail` makes them. */
    byEmail: (email: string) => byId.get(idByEmail.get(normalEmail(email)) ?? ''),
    /** All accounts in the order of their ids. */
    all: () => [...byId.values()].sort((a, b) => (a.localId < b.localId ? -1 : 1)),
    /** Adds an account; the caller has made sure that neither id nor address is taken. */
    add: (fields: Partial<Account>) =>
      keep({
        localId: newLocalId(),
        email: null,
        emailVerified: false,
        displayName: null,
        photoUrl: null,
        passwordHash: null,
        passwordUpdatedAt: null,
        disabled: false,
        customAttributes: null,
        createdAt: options.now(),
        lastLoginAt: null,
        lastRefreshAt: null,
        validSince: Math.floor(options.now() / 1000),
        latestAuthTime: 0,
        ...fields,
      }),
    /** Changes fields of an account and returns it as it is now. @throws Error when there is no such account. */
    change(localId: string, changes: Partial<Account>): Account {
      const account = byId.get(localId)
      if (!account) throw new Error(`There is no account ${localId}.`)
      return keep({ ...account, ...changes })
    },
    keep,
    remove,
    clear() {
      for (const localId of byId.keys()) remove(localId)
    },
  }
}
