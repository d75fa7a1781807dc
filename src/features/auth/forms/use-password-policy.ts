import { useState } from 'react'
import type { AppError } from '@/lib/app-error'
import { accountRepository } from '../account/account-repository'
import { ownPolicy, type PasswordPolicy, withOwnRules } from './password-policy'

const tooWeak = new Set(['weak-password', 'password-does-not-meet-requirements'])

/** The rules for a new password: the form's own, and the service's once it has refused one as too weak (spec section 5). */
export function usePasswordPolicy(): {
  policy: PasswordPolicy
  /** Whether the password was what `error` refuses. */
  askIfTooWeak: (error: AppError) => boolean
} {
  const [policy, setPolicy] = useState(ownPolicy)
  return {
    policy,
    askIfTooWeak: (error) => {
      if (!tooWeak.has(error.code)) return false
      // Without the list, the message alone still says what is wrong.
      accountRepository.passwordPolicy().then((asked) => setPolicy(withOwnRules(asked)), console.info)
      return true
    },
  }
}
