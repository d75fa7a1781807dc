import { useState } from 'react'
import type { AppError } from '@/lib/app-error'
import { accountRepository } from '../account/account-repository'
import type { PasswordPolicy } from './password-policy'

const tooWeak = new Set(['weak-password', 'password-does-not-meet-requirements'])

/** The service's own demands on a password, asked for once it has refused one as too weak (spec section 5). */
export function usePasswordPolicy(): {
  policy: PasswordPolicy | null
  /** Whether the password was what `error` refuses. */
  askIfTooWeak: (error: AppError) => boolean
} {
  const [policy, setPolicy] = useState<PasswordPolicy | null>(null)
  return {
    policy,
    askIfTooWeak: (error) => {
      if (!tooWeak.has(error.code)) return false
      // Without the list, the message alone still says what is wrong.
      accountRepository.passwordPolicy().then(setPolicy, console.info)
      return true
    },
  }
}
