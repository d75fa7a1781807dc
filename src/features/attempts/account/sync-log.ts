import * as z from 'zod/mini'
import { createDeviceStore } from '@/lib/device/device-store'

/** What this device knows of an attempt's document. */
export interface SyncEntry {
  /** The stored revision that this device wrote or read last; 0 for none. */
  readonly revision: number
  /** Writes so far, from this device. */
  readonly writes: number
  /** It is submitted there, and so will never change. */
  readonly done: boolean
}

const entrySchema = z.object({ revision: z.number(), writes: z.number(), done: z.boolean() })
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
      return entrySchema.safeParse(kept).data ?? nothing
    },
    /** Never throws. */
    async set(owner: string, id: string, entry: SyncEntry): Promise<void> {
      await entries.setMany(owner, [[id, entry]]).catch(() => undefined)
    },
  }
}

export type SyncLog = ReturnType<typeof createSyncLog>
