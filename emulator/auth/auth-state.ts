/** Everything that the Auth part remembers, and its stored form. */
import type { EntryChange, StoredPart } from '../data/stored-part'
import { isJsonObject } from '../request-fields'
import type { Account } from './account'
import { type AccountStore, createAccountStore } from './account-store'
import { type AttemptLimiter, createAttemptLimiter } from './attempt-limiter'
import { createOobCodes, type OobCode, type OobCodes } from './oob-codes'
import { DEFAULT_POLICY, type PasswordPolicy } from './password-policy'

export interface AuthSettings {
  /** Answers that do not tell whether an address is registered; on, as in new production projects. */
  emailPrivacy: boolean
  passwordPolicy: PasswordPolicy
}

export interface AuthState extends StoredPart {
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
}

const DEFAULT_SETTINGS: AuthSettings = {
  emailPrivacy: true,
  passwordPolicy: DEFAULT_POLICY,
}

// The entries were whole when they were stored, and their checksum holds.
const isAccount = (data: unknown): data is Account => isJsonObject(data) && typeof data.localId === 'string'
const isCode = (data: unknown): data is OobCode => isJsonObject(data) && typeof data.oobCode === 'string'

/** Creates an empty state with the default settings. `now` gives milliseconds, for tests of limits that take minutes. */
export function createAuthState(options: {
  projectId: string
  now?: () => number
  settings?: Partial<AuthSettings>
}): AuthState {
  const now = options.now ?? Date.now
  const initial = { ...DEFAULT_SETTINGS, ...options.settings }
  const listeners: ((change: EntryChange) => void)[] = []
  const changed = (key: string, after: unknown, undo: () => void) => {
    const encode = after === undefined ? null : () => JSON.stringify(after)
    for (const listener of listeners) listener({ key, encode, undo })
  }
  const accounts: AccountStore = createAccountStore({
    now,
    changed: (id, before, after) =>
      changed(`account/${id}`, after, () => (before ? accounts.keep(before) : accounts.remove(id))),
  })
  const codes: OobCodes = createOobCodes({
    now,
    changed: (code, before, after) =>
      changed(`code/${code}`, after, () => (before ? codes.keep(before) : codes.remove(code))),
  })
  const attempts = createAttemptLimiter(now)
  let settings = initial
  const clear = () => {
    accounts.clear()
    codes.clear()
    attempts.clear()
  }
  const set = (next: AuthSettings) => {
    const before = settings
    settings = next
    changed('settings/', next, () => set(before))
  }

  return {
    projectId: options.projectId,
    now,
    accounts,
    codes,
    attempts,
    settings: () => settings,
    changeSettings: (changes) => set({ ...settings, ...changes }),
    clear,
    reset() {
      set(initial)
      clear()
    },
    kinds: ['account', 'code', 'settings'],
    onChange: (listener) => listeners.push(listener),
    load(kind, value) {
      const data: unknown = JSON.parse(value.toString())
      if (kind === 'account' && isAccount(data)) accounts.keep(data)
      else if (kind === 'code' && isCode(data)) codes.keep(data)
      else if (kind === 'settings' && isJsonObject(data)) settings = { ...initial, ...data }
      else throw new Error(`an entry is no ${kind}`)
    },
  }
}
