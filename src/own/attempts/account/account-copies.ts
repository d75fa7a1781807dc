import { createDeviceStore } from '@/lib/device/device-store'
import { isSessionOwner } from '@/session'
import { type AttemptRepository, attemptRepository } from './attempt-repository'
import { storedAttemptSchema, writeAttempt } from './attempt-schema'
import type { StoredAttempt } from './stored-attempt'

/** A copy on this device: the account's document. */
const copyOf = (stored: StoredAttempt): readonly [string, unknown] => [
  stored.id,
  { ...writeAttempt(stored), updatedAt: new Date(stored.updatedAt) },
]

/** Milliseconds for which one read of the account that has not ended answers all who ask. */
const sharedFor = 5000

/**
 * Milliseconds for which what the account said is not asked for again, on the same page: every screen shows attempts, and
 * those of this device show without the account.
 */
const freshFor = 10 * 60_000

/**
 * This device's copies of what the account says of a student's attempts, so that asking again reads only what has
 * changed since: history, scores and streak are whole on every device, and cost one read when nothing is new.
 * @param isOwner whether that student is still signed in here
 * @param patience milliseconds for which the account is not asked again
 */
export function createAccountCopies(
  repository: Pick<AttemptRepository, 'changedSince'>,
  isOwner: (uid: string) => boolean,
  patience: number = freshFor,
) {
  const store = createDeviceStore('account-attempts', { atSignOut: 'forgotten' })
  /** What a device that keeps nothing has read since the page began. */
  const inMemory = new Map<string, Map<string, StoredAttempt>>()

  async function copiesOf(uid: string): Promise<Map<string, StoredAttempt>> {
    const kept = await store.entries(uid).catch(() => [])
    const parsed = kept.flatMap(([id, value]) => {
      const { data } = storedAttemptSchema.safeParse(value)
      return data ? [[id, data] as const] : []
    })
    return new Map([...parsed, ...(inMemory.get(uid) ?? [])])
  }

  /** What is missing below the latest copy would never be asked for again: all of it is kept, or none. */
  async function keep(uid: string, copies: Map<string, StoredAttempt>, news: readonly StoredAttempt[]) {
    // Who has signed out meanwhile leaves nothing behind.
    if (!isOwner(uid)) return
    try {
      await store.setMany(uid, (inMemory.has(uid) ? [...copies.values()] : news).map(copyOf))
      inMemory.delete(uid)
    } catch {
      inMemory.set(uid, copies)
    }
  }

  async function ask(uid: string): Promise<StoredAttempt[]> {
    askedAt.delete(uid)
    const copies = await copiesOf(uid)
    let since = Math.max(0, ...[...copies.values()].map(({ updatedAt }) => updatedAt))
    for (let isMore = true; isMore; ) {
      const page = await repository.changedSince(uid, since)
      isMore = page.isFull
      const news = page.attempts
      for (const stored of news) copies.set(stored.id, stored)
      await keep(uid, copies, news)
      // A page that ends where it began would be read for ever.
      since = Math.max(since + (isMore ? 1 : 0), ...news.map(({ updatedAt }) => updatedAt))
    }
    askedAt.set(uid, Date.now())
    return [...copies.values()]
  }

  /** When each student's account was asked last, in epoch milliseconds. */
  const askedAt = new Map<string, number>()

  /** What is fresh; null for what is to be asked for, also where a sign-out has forgotten it since. */
  async function freshCopies(uid: string): Promise<StoredAttempt[] | null> {
    const passed = Date.now() - (askedAt.get(uid) ?? 0)
    if (passed < 0 || passed >= patience) return null
    const copies = [...(await copiesOf(uid)).values()]
    return copies.length > 0 ? copies : null
  }

  /** Reads under way that several screens share; one that does not end is not waited for by whoever comes later. */
  const asking = new Map<string, Promise<StoredAttempt[]>>()

  return {
    /** Without asking the account. Never throws. */
    known: async (uid: string): Promise<StoredAttempt[]> => [...(await copiesOf(uid)).values()],

    /** After asking the account for what has changed, if it was not asked lately. @throws AppError */
    refresh(uid: string): Promise<StoredAttempt[]> {
      const under = asking.get(uid)
      if (under) return under
      const begun = freshCopies(uid).then((fresh) => fresh ?? ask(uid))
      asking.set(uid, begun)
      const forget = () => {
        if (asking.get(uid) === begun) asking.delete(uid)
      }
      const timer = setTimeout(forget, sharedFor)
      void begun
        .catch(() => undefined)
        .finally(() => {
          clearTimeout(timer)
          forget()
        })
      return begun
    },
  }
}

export const accountCopies = createAccountCopies(attemptRepository, isSessionOwner)
