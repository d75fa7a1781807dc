/** Everything that the Auth part remembers, and its form in a snapshot. */
import { type KeptPart, saveList } from '../data/kept-part'
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

export interface AuthState extends KeptPart {
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
}

interface AuthSnapshot {
  accounts: Account[]
  codes: OobCode[]
  settings: AuthSettings
}

/** An account or a code as it is now, null when it is gone; or all settings. */
type AuthChange =
  | { account: string; is: Account | null }
  | { code: string; is: OobCode | null }
  | { settings: AuthSettings }

const DEFAULT_SETTINGS: AuthSettings = {
  emailPrivacy: true,
  anonymous: false,
  passwordPolicy: DEFAULT_POLICY,
}

const isAccount = (value: unknown) => isJsonObject(value) && typeof value.localId === 'string'
const isCode = (value: unknown) => isJsonObject(value) && typeof value.oobCode === 'string'

function isSnapshot(data: unknown): data is AuthSnapshot {
  if (!isJsonObject(data)) return false
  const { accounts, codes, settings } = data
  const areLists = Array.isArray(accounts) && accounts.every(isAccount) && Array.isArray(codes)
  return areLists && isJsonObject(settings)
}

function isChange(data: unknown): data is AuthChange {
  if (!isJsonObject(data)) return false
  if ('account' in data) return typeof data.account === 'string' && (data.is === null || isAccount(data.is))
  if ('code' in data) return typeof data.code === 'string' && (data.is === null || isCode(data.is))
  return isJsonObject(data.settings)
}

/** Creates an empty state with the default settings. `now` gives milliseconds, for tests of limits that take minutes. */
export function createAuthState(options: {
  projectId: string
  now?: () => number
  settings?: Partial<AuthSettings>
}): AuthState {
  const now = options.now ?? Date.now
  const initial = { ...DEFAULT_SETTINGS, ...options.settings }
  const listeners: ((change: AuthChange) => void)[] = []
  const changed = (change: AuthChange) => {
    for (const listener of listeners) listener(change)
  }
  const accounts = createAccountStore({ now, changed: (account, is) => changed({ account, is }) })
  const codes = createOobCodes({ now, changed: (code, is) => changed({ code, is }) })
  const attempts = createAttemptLimiter(now)
  let settings = initial
  const clear = () => {
    accounts.clear()
    codes.clear()
    attempts.clear()
  }
  const set = (next: AuthSettings) => {
    settings = next
    changed({ settings })
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
    isEmpty: () => accounts.all().length === 0,
    onChange: (listener) => listeners.push(listener),
    apply(data) {
      if (!isChange(data)) throw new Error('it is no change of accounts')
      if ('settings' in data) set({ ...initial, ...data.settings })
      else if ('account' in data) {
        if (data.is) accounts.keep(data.is)
        else accounts.remove(data.account)
      } else if (data.is) codes.keep(data.is)
      else codes.remove(data.code)
    },
    *save() {
      yield '{"accounts":'
      yield* saveList(accounts.all())
      yield `,"codes":${JSON.stringify(codes.all())},"settings":${JSON.stringify(settings)}}`
    },
    restore(data) {
      if (!isSnapshot(data)) throw new Error('The part "auth" lacks accounts, codes or settings.')
      clear()
      for (const account of data.accounts) accounts.keep(account)
      for (const code of data.codes) codes.keep(code)
      set({ ...initial, ...data.settings })
    },
  }
}
