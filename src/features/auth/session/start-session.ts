let started: Promise<void> | null = null

/**
 * Starts following the auth state. Safe to call often; a load that failed is tried again at the next call.
 * @throws when the code for it cannot be loaded.
 */
export function startSession(): Promise<void> {
  started ??= import('./follow-account').then(
    ({ followAccount }) => followAccount(),
    (error: unknown) => {
      started = null
      throw error
    },
  )
  return started
}
