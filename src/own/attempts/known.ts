import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { visitor } from '@/lib/device/visitor'
import { accountCopies } from './account/account-copies'
import type { AttemptRecord, StoredAttempt } from './account/stored-attempt'
import { attemptStore } from './device/attempt-store'

/** A stored attempt of this device or of the account. */
export interface KnownAttempt {
  readonly record: AttemptRecord
  /** The device has this state, with the paper. */
  readonly isHere: boolean
}

/**
 * Each attempt once, the latest start first. An attempt that is submitted in the account is final; otherwise the device's
 * state counts, behind which the account may lag.
 */
export function mergeKnown(
  device: readonly AttemptRecord[],
  account: readonly StoredAttempt[],
): KnownAttempt[] {
  const known = new Map(device.map((record) => [record.id, { record, isHere: true }]))
  for (const stored of account) {
    const own = known.get(stored.id)?.record
    const isOther = stored.status === 'submitted' && own?.submittedAt !== stored.submittedAt
    if (!own || isOther) known.set(stored.id, { record: stored, isHere: false })
  }
  return [...known.values()].sort((a, b) => b.record.startedAt - a.record.startedAt)
}

/** The attempts of this device, and those of the account as it was last read. Never throws. */
export async function readKnown(owner: string): Promise<KnownAttempt[]> {
  const account = owner === visitor ? [] : accountCopies.known(owner)
  return mergeKnown(await attemptStore.records(owner), await account)
}

/** Updates the device's copies from the account, every ten minutes at most: every screen shows attempts. */
const accountQuery = (owner: string) =>
  queryOptions({
    queryKey: ['attempts', 'account', owner],
    queryFn: () => accountCopies.refresh(owner).then(() => null),
    networkMode: 'always',
    retry: false,
    staleTime: 10 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
  })

/**
 * The attempts of device and account as they are now; `complete` is false when the account cannot be reached.
 * @throws AppError when it cannot, and the device knows of none.
 */
export async function readAllKnown(
  owner: string,
  client: QueryClient,
): Promise<{ known: KnownAttempt[]; complete: boolean }> {
  if (owner === visitor) return { known: await readKnown(owner), complete: true }
  try {
    await client.fetchQuery(accountQuery(owner))
    return { known: await readKnown(owner), complete: true }
  } catch (error) {
    const known = await readKnown(owner)
    if (known.length === 0) throw error
    return { known, complete: false }
  }
}

/** So many attempts are loaded together; between two batches the page can respond to the student. */
const atOnce = 20

/** What `work` makes of all items, batch by batch. */
export async function inBatches<Item, Made>(
  items: readonly Item[],
  work: (batch: readonly Item[]) => Promise<readonly Made[]>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let from = 0; from < items.length; from += atOnce) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve))
    made.push(...(await work(items.slice(from, from + atOnce))))
  }
  return made
}

/** For queries of attempts: the device changes without notice to the cache, so every screen reads it again. */
export const uncached = { networkMode: 'always', retry: false, staleTime: 0, gcTime: 0 } as const
