import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '@/language/text'
import { AppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/visitor'
import { idleMoment, whenIdle } from '@/loading/when-idle'
import { useOwner } from '@/session'
import { showAlert } from '@/ui/dialog/alert-store'
import { type SavedItem, savedKey } from './item'
import { isFull, savedSync } from './sync'

const keyOf = (owner: string | null) => ['saved', owner] as const

/**
 * What the owner has saved, newest first: the device's copy at once, then the account's. In error it still has the
 * device's.
 * @param owner of `useOwner`; nothing is read while it is null
 */
export function savedQuery(owner: string | null) {
  const queryKey = keyOf(owner)
  return queryOptions({
    queryKey,
    queryFn:
      owner === null
        ? skipToken
        : async ({ client, signal }): Promise<SavedItem[]> => {
            const known = await savedSync.known(owner)
            if (owner === visitor) return known
            if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, known)
            // The page's own content comes first; a list that shows nothing yet may be that content.
            await (known.length > 0 ? whenIdle() : idleMoment())
            signal.throwIfAborted()
            return savedSync.read(owner)
          },
    // The device copy is the engine's.
    persister: (queryFn, context) => queryFn(context),
    staleTime: 10 * 60_000,
    refetchOnReconnect: true,
  })
}

function messageOf(error: unknown, state: 'saved' | 'removed'): string {
  if (error instanceof AppError && error.code === isFull) return error.message
  return state === 'saved'
    ? t('This could not be saved. Please try again.')
    : t('This could not be removed from your saved items. Please try again.')
}

/** Shows a change at once and stores it; when it cannot be stored, it is taken back with a message. Never rejects. */
async function changeSaved(
  client: QueryClient,
  owner: string,
  item: SavedItem,
  state: 'saved' | 'removed',
): Promise<void> {
  const queryKey = keyOf(owner)
  const show = (shown: 'saved' | 'removed') =>
    client.setQueryData<SavedItem[]>(queryKey, (before = []) => {
      const others = before.filter((one) => savedKey(one) !== savedKey(item))
      return shown === 'saved' ? [item, ...others] : others
    })
  // A list that is being read may be older than this change, and is read again after it.
  const wasReading = client.isFetching({ queryKey }) > 0
  await client.cancelQueries({ queryKey }, { revert: false })
  show(state)
  try {
    const outcome = await savedSync.change(owner, item, state)
    // The next reader, or the network when it is back, sends it.
    if (outcome === 'pending') await client.invalidateQueries({ queryKey, refetchType: 'none' })
  } catch (error) {
    show(state === 'saved' ? 'removed' : 'saved')
    void showAlert(messageOf(error, state))
  }
  if (wasReading) await client.invalidateQueries({ queryKey })
}

/** What a save button needs to know of its item. */
export type Savable = Omit<SavedItem, 'savedAt'>

/** Whether the item is saved for later, and how to change that; `toggle` does nothing until the owner is known. */
export function useSaved(item: Savable): { isSaved: boolean; toggle: () => void } {
  const owner = useOwner()
  const client = useQueryClient()
  const { data: isSaved = false } = useQuery({
    ...savedQuery(owner),
    select: (items) => items.some((one) => savedKey(one) === savedKey(item)),
  })
  const toggle = () => {
    if (owner === null) return
    const change = { ...item, savedAt: Date.now() }
    void changeSaved(client, owner, change, isSaved ? 'removed' : 'saved')
  }
  return { isSaved, toggle }
}
