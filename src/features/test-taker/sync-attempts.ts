/**
 * Writes what this device has and the student's account does not: tests that were taken offline, or left. Never throws.
 */
export async function syncAttempts(userId: string): Promise<void> {
  try {
    const { attemptSync } = await import('./attempt-sync')
    await attemptSync.pushAll(userId)
  } catch {
    // The code cannot be loaded now; there will be another start.
  }
}
