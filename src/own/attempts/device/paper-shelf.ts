import * as z from 'zod/mini'
import { type Paper, paperSchema } from '@/domain/paper'
import { createDeviceStore } from '@/lib/device/device-store'
import { createTurns } from '@/lib/in-turn'
import { mayKeepFor } from '@/session'

/** Papers that stay without having been asked for, the ones read last. */
const most = 60

/** Where the times stand at which they were read; a test's key always has a slash. */
const timesKey = 'times'
const timesSchema = z.record(z.string(), z.number())

/** What is kept on purpose (`paper-pins.ts`), by the keys of its tests. */
export const pinArea = createDeviceStore('paper-pins', { atSignOut: 'forgotten' })

/** The keys of the tests whose papers are kept on purpose. Never rejects. */
export const pinnedTests = async (owner: string): Promise<ReadonlySet<string>> =>
  new Set((await pinArea.entries(owner).catch(() => [])).map(([key]) => key))

/**
 * The papers that are on this device, by their tests' keys: the last ones that were read, and those that were kept on
 * purpose (pinned). One that outlives an update of the app is parsed by the schema of the day.
 * @param isOwner whether that one is here now: who has signed out meanwhile leaves nothing behind
 */
export function createPaperShelf({
  isOwner,
  now = Date.now,
}: {
  isOwner: (owner: string) => boolean
  now?: () => number
}) {
  const store = createDeviceStore('question-papers', { atSignOut: 'forgotten' })
  const inTurn = createTurns()

  /** Epoch milliseconds at which the papers of the last tests were read. Never rejects. */
  const timesOf = async (owner: string): Promise<Record<string, number>> =>
    timesSchema.safeParse(await store.get(owner, timesKey).catch(() => null)).data ?? {}

  async function write(owner: string, read: ReadonlyMap<string, Paper | null>): Promise<void> {
    const times = new Map(Object.entries(await timesOf(owner)))
    const pinned = await pinnedTests(owner)
    const dropped = new Set<string>()
    for (const [key, paper] of read) {
      if (paper) times.set(key, now())
      else {
        times.delete(key)
        dropped.add(key)
      }
    }
    const oldestFirst = [...times].sort(([, a], [, b]) => a - b).filter(([key]) => !pinned.has(key))
    for (const [key] of oldestFirst.slice(0, Math.max(0, oldestFirst.length - most))) {
      times.delete(key)
      dropped.add(key)
    }
    const papers = [...read].filter(([key, paper]) => paper !== null && times.has(key))
    if (!isOwner(owner)) return
    try {
      await store.setMany(owner, [...papers, [timesKey, Object.fromEntries(times)]])
      await Promise.all([...dropped].flatMap((key) => [store.delete(owner, key), pinArea.delete(owner, key)]))
    } catch {
      // A device that keeps nothing reads again.
    }
  }

  return {
    timesOf,

    /** The paper of a test as it was read last; null when it is not here. Never rejects. */
    find: async (owner: string, key: string): Promise<Paper | null> =>
      paperSchema.safeParse(await store.get(owner, key).catch(() => null)).data ?? null,

    /** Keeps what was read, forgets what is gone (null), and the oldest of what is too much. Never rejects. */
    keep: (owner: string, read: ReadonlyMap<string, Paper | null>): Promise<void> =>
      read.size === 0 ? Promise.resolve() : inTurn(() => write(owner, read)),

    /** Keeps one, whatever is read after it. Rejects where the device refuses, as a full one does. */
    put: (owner: string, key: string, paper: Paper): Promise<void> => store.setMany(owner, [[key, paper]]),
  }
}

export const paperShelf = createPaperShelf({ isOwner: mayKeepFor })
