import { attemptSync } from './attempt-sync'
import { startLiveSync } from './live-sync'

/** `startLiveSync` with the student's own account; what the exam screen loads once it shows. */
export function startLive(parts: Omit<Parameters<typeof startLiveSync>[0], 'sync'>) {
  return startLiveSync({ ...parts, sync: attemptSync })
}
