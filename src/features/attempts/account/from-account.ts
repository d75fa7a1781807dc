import { visitor } from '@/lib/device/device-store'
import { type AttemptSync, attemptSync, type Fetched } from './attempt-sync'

/** What the account says; null when it does not say so within `patience` milliseconds, or nobody is signed in. */
export async function fromAccount(
  owner: string,
  ask: (sync: AttemptSync) => Promise<Fetched>,
  patience: number,
): Promise<Fetched> {
  if (owner === visitor || !navigator.onLine) return null
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  return Promise.race([ask(attemptSync).catch(() => null), late])
}
