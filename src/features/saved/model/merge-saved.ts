import { type SavedItem, savedKey } from '../saved-item'
import type { SavedEntry } from '../saved-on-device'

/**
 * What the device should hold once the account has answered: what the account lists, except where this device knows
 * something newer. A device entry that the account does not list was removed elsewhere.
 */
export function mergeSaved(device: readonly SavedEntry[], account: readonly SavedItem[]): SavedEntry[] {
  const merged = new Map<string, SavedEntry>(
    account.map((item) => [savedKey(item), { item, state: 'saved', pending: false }]),
  )
  for (const entry of device) if (entry.pending) merged.set(savedKey(entry.item), entry)
  return [...merged.values()]
}
