import * as z from 'zod/mini'
import { indiaDayOf } from '@/domain/india-day'
import { createDeviceStore } from '@/lib/device/device-store'

/** The state of an attempt's document, as this device knows it. */
export interface SyncEntry {
  /** The revision that this device wrote or read last; 0 for none. */
  readonly revision: number
  /** Writes of this device on this day in India: an attempt without a limit may go on for weeks. */
  readonly writes: number
  /** It is submitted in the account, and never changes again. */
  readonly done: boolean
}

const entrySchema = z.object({
  revision: z.number(),
  writes: z.number(),
  done: z.boolean(),
  day: z.number(),
})
const today = () => indiaDayOf(Date.now())
const nothing: SyncEntry = { revision: 0, writes: 0, done: false }

/**
 * Which attempts the account has, as this device knows. A device that stores nothing only loses a write: the rules refuse
 * a write that does not follow the stored revision, which is then read.
 */
export function createSyncLog() {
  const entries = createDeviceStore('attempt-syncs', { atSignOut: 'forgotten' })
  return {
    /** Never throws. */
    async get(owner: string, id: string): Promise<SyncEntry> {
      const kept = await entries.get(owner, id).catch(() => null)
      const { data } = entrySchema.safeParse(kept)
      if (!data) return nothing
      const { day, ...entry } = data
      return day === today() ? entry : { ...entry, writes: 0 }
    },
    /** Never throws. */
    async set(owner: string, id: string, entry: SyncEntry): Promise<void> {
      await entries.setMany(owner, [[id, { ...entry, day: today() }]]).catch(() => undefined)
    },
  }
}

export type SyncLog = ReturnType<typeof createSyncLog>
