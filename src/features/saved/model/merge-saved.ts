import { type SavedItem, savedKey } from '../saved-item'
import type { SavedEntry } from '../saved-on-device'

/**
 * What the device should hold once the account has answered: what the account lists, except where this device knows
 * something newer. A device entry that the account does not list was removed elsewhere, unless the list was cut off.
 * @param isWhole whether the account's list held all it has
 */
export function mergeSaved(
  device: readonly SavedEntry[],
  account: readonly SavedItem[],
  isWhole: boolean,
): SavedEntry[] {
  const merged = new Map<string, SavedEntry>(
    account.map((item) => [savedKey(item), { item, state: 'saved', pending: false }]),
  )
  for (const entry of device) {
    const key = savedKey(entry.item)
    const cutOff = !isWhole && entry.state === 'saved' && !merged.has(key)
    if (entry.pending || cutOff) merged.set(key, entry)
  }
  return [...merged.values()]
}
