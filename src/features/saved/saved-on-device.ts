import * as z from 'zod/mini'
import { createDeviceStore } from '@/lib/device/device-store'
import { type SavedItem, savedFields, savedItemSchema, savedKey } from './saved-item'

/**
 * An item as this device has it. `removed` stays until the student's account knows it; `pending` is what the account
 * has not been told yet.
 */
export interface SavedEntry {
  item: SavedItem
  state: 'saved' | 'removed'
  pending: boolean
}

const entrySchema = z.object({
  item: savedItemSchema,
  state: z.enum(['saved', 'removed']),
  pending: z.boolean(),
})

const area = createDeviceStore('saved', { atSignOut: 'forgotten' })

function asKept({ item, ...entry }: SavedEntry) {
  return [savedKey(item), { ...entry, item: savedFields(item) }] as const
}

/** All entries of an owner, unreadable ones left out. Rejects when the device refuses. */
export async function keptEntries(owner: string): Promise<SavedEntry[]> {
  const kept = await area.entries(owner)
  return kept.flatMap(([, value]) => entrySchema.safeParse(value).data ?? [])
}

/** Keeps the entries, in place of those of the same items. Rejects when the device refuses. */
export function keepEntries(owner: string, entries: readonly SavedEntry[]): Promise<void> {
  return area.setMany(owner, entries.map(asKept))
}

/** Rejects when the device refuses. */
export async function forgetEntries(owner: string, items: readonly SavedItem[]): Promise<void> {
  for (const item of items) await area.delete(owner, savedKey(item))
}

/** Whether the entry is still what it was when it was read: the student may have pressed again meanwhile. */
export function isSameChange(a: SavedEntry | undefined, b: SavedEntry): boolean {
  return a?.state === b.state && a.item.savedAt === b.item.savedAt
}
