import * as z from 'zod/mini'
import { indiaDayOf } from '@/domain/india-day'
import { createDeviceStore } from '@/lib/device/device-store'

/** What this device knows of an attempt's document. */
export interface SyncEntry {
  /** The stored revision that this device wrote or read last; 0 for none. */
  readonly revision: number
  /** Writes so far, from this device, on the day that it is in India: what has no limit is gone on with for weeks. */
  readonly writes: number
  /** It is submitted there, and so will never change. */
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
 * The device's notes on which attempts the account has. A device that keeps nothing only loses a write: the rules
 * refuse what does not follow the stored revision, and that is then read.
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
