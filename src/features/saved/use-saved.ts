import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOwner } from '@/session'
import type { SavedItem } from './saved-item'
import { changeSaved, savedQuery } from './saved-query'

/** What a star needs to know of the thing that it stands on. */
export type Savable = Omit<SavedItem, 'savedAt'>

/** Whether the item is saved for later, and the way to change that; `toggle` does nothing until it is known who asks. */
export function useSaved(item: Savable): { isSaved: boolean; toggle: () => void } {
  const owner = useOwner()
  const client = useQueryClient()
  const { data: isSaved = false } = useQuery({
    ...savedQuery(owner),
    select: (items) => items.some(({ kind, id }) => kind === item.kind && id === item.id),
  })
  const toggle = () => {
    if (owner === null) return
    void changeSaved(client, owner, { ...item, savedAt: Date.now() }, isSaved ? 'removed' : 'saved')
  }
  return { isSaved, toggle }
}
