import * as z from 'zod/mini'
import { isSessionOwner } from '@/features/auth'
import { createDeviceStore } from '@/lib/device/device-store'
import { type AttemptSummary, attemptSummarySchema } from '../model/attempt-summary'
import { type AttemptRepository, attemptRepository } from './attempt-repository'
import { summaryOfStored } from './stored-attempt'

/** What the account had of one attempt when this device last asked. */
const copySchema = z.object({ summary: attemptSummarySchema, updatedAt: z.number() })
type Copy = z.infer<typeof copySchema>

/**
 * This device's copies of what the account says of a student's attempts, so that asking again reads only what has
 * changed since: history, scores and streak are whole on every device, and cost one read when nothing is new.
 * @param isOwner whether that student is still signed in here
 */
export function createAccountCopies(
  repository: Pick<AttemptRepository, 'changedSince'>,
  isOwner: (uid: string) => boolean,
) {
  const store = createDeviceStore('account-attempts', { atSignOut: 'forgotten' })
  /** What a device that keeps nothing has read since the page began. */
  const inMemory = new Map<string, Map<string, Copy>>()

  async function copiesOf(uid: string): Promise<Map<string, Copy>> {
    const kept = await store.entries(uid).catch(() => [])
    const parsed = kept.flatMap(([id, value]) => {
      const { data } = copySchema.safeParse(value)
      return data ? [[id, data] as const] : []
    })
    return new Map([...parsed, ...(inMemory.get(uid) ?? [])])
  }

  /** What is missing below the latest copy would never be asked for again: all of it is kept, or none. */
  async function keep(uid: string, copies: Map<string, Copy>, news: ReadonlyArray<readonly [string, Copy]>) {
    // Who has signed out meanwhile leaves nothing behind.
    if (!isOwner(uid)) return
    try {
      await store.setMany(uid, inMemory.has(uid) ? [...copies] : news)
      inMemory.delete(uid)
    } catch {
      inMemory.set(uid, copies)
    }
  }

  const summaries = (copies: ReadonlyMap<string, Copy>) => [...copies.values()].map(({ summary }) => summary)

  return {
    /** Without asking the account. Never throws. */
    known: async (uid: string): Promise<AttemptSummary[]> => summaries(await copiesOf(uid)),

    /** After asking the account for what has changed. @throws AppError */
    async refresh(uid: string): Promise<AttemptSummary[]> {
      const copies = await copiesOf(uid)
      let since = Math.max(0, ...[...copies.values()].map(({ updatedAt }) => updatedAt))
      for (let isMore = true; isMore; ) {
        const page = await repository.changedSince(uid, since)
        isMore = page.isFull
        const news = page.attempts.map((stored): readonly [string, Copy] => [
          stored.id,
          { summary: summaryOfStored(stored), updatedAt: stored.updatedAt },
        ])
        for (const [id, copy] of news) copies.set(id, copy)
        await keep(uid, copies, news)
        // A page that ends where it began would be read for ever.
        since = Math.max(since + (isMore ? 1 : 0), ...news.map(([, { updatedAt }]) => updatedAt))
      }
      return summaries(copies)
    },
  }
}

export const accountCopies = createAccountCopies(attemptRepository, isSessionOwner)
