import { provideIdentity } from '@/lib/identity-needed'

type Identity = typeof import('./follow-account')

let started: Promise<Identity> | null = null

/**
 * Loads the identity code and starts following the auth state. Safe to call often; a load that failed is tried again at
 * the next call.
 * @throws when the code for it cannot be loaded.
 */
export function startSession(): Promise<Identity> {
  started ??= import('./follow-account').then(
    (identity) => {
      identity.followAccount()
      return identity
    },
    (error: unknown) => {
      started = null
      throw error
    },
  )
  return started
}

provideIdentity(startSession)
