import { createDeviceStore } from '@/lib/device/device-store'
import { inTime } from '@/lib/time-limit'
import { isSessionOwner } from '@/session'
import { type AttemptRepository, attemptRepository } from './attempt-repository'
import { storedAttemptSchema, writeAttempt } from './attempt-schema'
import type { StoredAttempt } from './stored-attempt'

/** Milliseconds in which a page of attempts comes, also over a slow network. */
const patience = 15_000

const copyOf = (stored: StoredAttempt): readonly [string, unknown] => [
  stored.id,
  { ...writeAttempt(stored), updatedAt: new Date(stored.updatedAt) },
]

/**
 * This device's copies of the student's attempts in the account, so that the next read has only what changed: history,
 * scores and streak are complete on every device, for one read when nothing is new.
 * @param isOwner whether that student is still signed in here
 */
export function createAccountCopies(
  repository: Pick<AttemptRepository, 'changedSince'>,
  isOwner: (uid: string) => boolean,
) {
  const area = createDeviceStore('account-attempts', { atSignOut: 'forgotten' })
  /** What the device refused to store, until the page is closed. */
  const inMemory = new Map<string, Map<string, StoredAttempt>>()

  async function copiesOf(uid: string): Promise<Map<string, StoredAttempt>> {
    const kept = await area.entries(uid).catch(() => [])
    const parsed = kept.flatMap(([id, value]) => {
      const { data } = storedAttemptSchema.safeParse(value)
      return data ? [[id, data] as const] : []
    })
    return new Map([...parsed, ...(inMemory.get(uid) ?? [])])
  }

  /** Stores all of them or none: what is missing below the latest copy would never be read again. */
  async function store(uid: string, copies: Map<string, StoredAttempt>, news: readonly StoredAttempt[]) {
    if (!isOwner(uid)) return
    try {
      await area.setMany(uid, (inMemory.has(uid) ? [...copies.values()] : news).map(copyOf))
      inMemory.delete(uid)
    } catch {
      inMemory.set(uid, copies)
    }
  }

  return {
    /** The copies as they are on this device. Never throws. */
    known: async (uid: string): Promise<StoredAttempt[]> => [...(await copiesOf(uid)).values()],

    /** The copies after reading what changed in the account. @throws AppError */
    async refresh(uid: string): Promise<StoredAttempt[]> {
      const copies = await copiesOf(uid)
      let since = Math.max(0, ...[...copies.values()].map(({ updatedAt }) => updatedAt))
      for (let isMore = true; isMore; ) {
        const page = await inTime(repository.changedSince(uid, since), patience)
        isMore = page.isFull
        const news = page.attempts
        for (const stored of news) copies.set(stored.id, stored)
        await store(uid, copies, news)
        // A page that ends where it began would be read for ever.
        since = Math.max(since + (isMore ? 1 : 0), ...news.map(({ updatedAt }) => updatedAt))
      }
      return [...copies.values()]
    },
  }
}

export const accountCopies = createAccountCopies(attemptRepository, isSessionOwner)
