import { attemptSync } from './attempt-sync'

/**
 * Writes what this device has and the student's account does not: tests that were taken offline, or left. Never throws.
 */
export async function syncAttempts(userId: string): Promise<void> {
  // What fails now is tried again at the next start.
  await attemptSync.pushAll(userId).catch(() => undefined)
}
