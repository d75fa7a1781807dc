import * as z from 'zod/mini'
import { type Paper, paperSchema } from '@/domain/paper'
import { createDeviceStore } from '@/lib/device/device-store'
import { createTurns } from '@/lib/in-turn'
import { mayKeepFor } from '@/session'

/** The device keeps so many papers that are not pinned: those that were read last. */
const most = 60

const papers = createDeviceStore('question-papers', { atSignOut: 'forgotten' })
const pins = createDeviceStore('paper-pins', { atSignOut: 'forgotten' })
const inTurn = createTurns()

/** The key of the times at which papers were read; the key of a test always has a slash. */
const timesKey = 'times'
const timesSchema = z.record(z.string(), z.number())

/** A paper that the student downloaded: it is never evicted. */
export interface Pin {
  /** Bytes of the paper and its pictures. */
  readonly bytes: number
  readonly title: string
  /** Addresses of its pictures. */
  readonly pictures: readonly string[]
}

const pinSchema: z.ZodMiniType<Pin> = z.object({
  bytes: z.number(),
  title: z.string(),
  pictures: z.array(z.string()),
})

async function write(owner: string, read: ReadonlyMap<string, Paper | null>): Promise<void> {
  const times = new Map(Object.entries(await paperShelf.timesOf(owner)))
  const pinned = await pinnedTests(owner)
  for (const [key, paper] of read) {
    if (paper) times.set(key, Date.now())
    else times.delete(key)
  }
  const oldestFirst = [...times].sort(([, a], [, b]) => a - b).filter(([key]) => !pinned.has(key))
  const evicted = oldestFirst.slice(0, Math.max(0, oldestFirst.length - most)).map(([key]) => key)
  for (const key of evicted) times.delete(key)
  const gone = [...read].flatMap(([key, paper]) => (paper ? [] : key))
  const stays = [...read].filter(([key, paper]) => paper !== null && times.has(key))
  if (!mayKeepFor(owner)) return
  try {
    await papers.setMany(owner, [...stays, [timesKey, Object.fromEntries(times)]])
    for (const key of [...gone, ...evicted])
      await Promise.all([papers.delete(owner, key), pins.delete(owner, key)])
  } catch {
    // The next read fetches the papers again.
  }
}

/**
 * The papers on this device, by the keys of their tests: those that were read last, and those that are pinned. A paper
 * that outlives an update of the app is parsed by the new schema.
 */
export const paperShelf = {
  /** Epoch milliseconds at which the last papers were read. Never rejects. */
  timesOf: async (owner: string): Promise<Record<string, number>> =>
    timesSchema.safeParse(await papers.get(owner, timesKey).catch(() => null)).data ?? {},

  /** The paper of a test as it was last read; null when it is not here. Never rejects. */
  find: async (owner: string, key: string): Promise<Paper | null> =>
    paperSchema.safeParse(await papers.get(owner, key).catch(() => null)).data ?? null,

  /** Stores what was read, deletes what is gone (null) and the oldest papers above the maximum. Never rejects. */
  keep: (owner: string, read: ReadonlyMap<string, Paper | null>): Promise<void> =>
    read.size === 0 ? Promise.resolve() : inTurn(() => write(owner, read)),
}

/** The pinned papers, by the keys of their tests. Never rejects. */
export async function pinsOf(owner: string): Promise<Map<string, Pin>> {
  const entries = await pins.entries(owner).catch(() => [])
  return new Map(
    entries.flatMap(([key, value]) => {
      const pin = pinSchema.safeParse(value).data
      return pin ? [[key, pin] as const] : []
    }),
  )
}

/** The keys of the tests whose papers are pinned. Never rejects. */
export const pinnedTests = async (owner: string): Promise<ReadonlySet<string>> =>
  new Set((await pinsOf(owner)).keys())

/** Stores a paper until it is unpinned. Rejects where the device refuses, as a full one does; then it is not pinned. */
export async function pinPaper(owner: string, key: string, paper: Paper, pin: Pin): Promise<void> {
  if (!mayKeepFor(owner)) return
  // The pin last: it says that all of it is here.
  await papers.setMany(owner, [[key, paper]])
  await pins.setMany(owner, [[key, pin]])
}

/** Deletes pinned papers. Rejects where the device refuses. */
export async function unpinPapers(owner: string, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => pins.delete(owner, key)))
  await paperShelf.keep(owner, new Map(keys.map((key) => [key, null])))
}
