import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOwner } from '@/session'
import type { SavedItem } from './item'
import { changeSaved, savedQuery } from './query'

/** What a save button needs to know of its item. */
export type Savable = Omit<SavedItem, 'savedAt'>

/** Whether the item is saved for later, and how to change that; `toggle` does nothing until the owner is known. */
export function useSaved(item: Savable): { isSaved: boolean; toggle: () => void } {
  const owner = useOwner()
  const client = useQueryClient()
  const { data: savedAt } = useQuery({
    ...savedQuery(owner),
    select: (items) => items.find(({ kind, id }) => kind === item.kind && id === item.id)?.savedAt ?? null,
  })
  const isSaved = typeof savedAt === 'number'
  const toggle = () => {
    if (owner === null) return
    // Later than what it follows, also on a device whose clock is behind.
    const now = Math.max(Date.now(), (savedAt ?? 0) + 1)
    void changeSaved(client, owner, { ...item, savedAt: now }, isSaved ? 'removed' : 'saved')
  }
  return { isSaved, toggle }
}
