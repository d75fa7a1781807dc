/** Everything that the Auth part remembers, and its form in a snapshot. */

import { isJsonObject } from '../request-fields'
import type { Account } from './account'
import { type AccountStore, createAccountStore } from './account-store'
import { type AttemptLimiter, createAttemptLimiter } from './attempt-limiter'
import { createOobCodes, type OobCode, type OobCodes } from './oob-codes'
import { DEFAULT_POLICY, type PasswordPolicy } from './password-policy'

export interface AuthSettings {
  /** Answers that do not tell whether an address is registered; on, as in new production projects. */
  emailPrivacy: boolean
  /** Accounts without an address; off, as in new production projects. */
  anonymous: boolean
  passwordPolicy: PasswordPolicy
}

export interface AuthState {
  readonly projectId: string
  /** Milliseconds since the epoch. */
  now(): number
  readonly accounts: AccountStore
  readonly codes: OobCodes
  readonly attempts: AttemptLimiter
  settings(): AuthSettings
  changeSettings(changes: Partial<AuthSettings>): void
  /** Forgets accounts, codes and failed attempts; settings stay. */
  clear(): void
  /** As after `createAuthState`. */
  reset(): void
  isEmpty(): boolean
  /** Called after each change that a snapshot would show. */
  onChange(listener: () => void): void
  /** JSON data; `restore` of it gives the same state. */
  snapshot(): AuthSnapshot
  /** @throws Error when `data` is not a snapshot of this part */
  restore(data: unknown): void
}

interface AuthSnapshot {
  accounts: Account[]
  codes: OobCode[]
  settings: AuthSettings
}

const DEFAULT_SETTINGS: AuthSettings = {
  emailPrivacy: true,
  anonymous: false,
  passwordPolicy: DEFAULT_POLICY,
}

function isSnapshot(data: unknown): data is AuthSnapshot {
  if (!isJsonObject(data)) return false
  const { accounts, codes, settings } = data
  return (
    Array.isArray(accounts) &&
    accounts.every((account) => isJsonObject(account) && typeof account.localId === 'string') &&
    Array.isArray(codes) &&
    isJsonObject(settings)
  )
}

/** Creates an empty state with the default settings. `now` gives milliseconds, for tests of limits that take minutes. */
export function createAuthState(options: {
  projectId: string
  now?: () => number
  settings?: Partial<AuthSettings>
}): AuthState {
  const now = options.now ?? Date.now
  const initial = { ...DEFAULT_SETTINGS, ...options.settings }
  const listeners: (() => void)[] = []
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const accounts = createAccountStore({ now, changed })
  const codes = createOobCodes({ now, changed })
  const attempts = createAttemptLimiter(now)
  let settings = initial
  const clear = () => {
    accounts.clear()
    codes.replaceAll([])
    attempts.clear()
  }

  return {
    projectId: options.projectId,
    now,
    accounts,
    codes,
    attempts,
    settings: () => settings,
    changeSettings(changes) {
      settings = { ...settings, ...changes }
      changed()
    },
    clear,
    reset() {
      settings = initial
      clear()
    },
    isEmpty: () => accounts.all().length === 0,
    onChange: (listener) => listeners.push(listener),
    snapshot: () => ({ accounts: accounts.all(), codes: codes.all(), settings }),
    restore(data) {
      if (!isSnapshot(data)) throw new Error('The part "auth" lacks accounts, codes or settings.')
      accounts.replaceAll(data.accounts)
      codes.replaceAll(data.codes)
      attempts.clear()
      settings = { ...initial, ...data.settings }
      changed()
    },
  }
}
