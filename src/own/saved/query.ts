import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { AppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/visitor'
import { idleMoment, whenIdle } from '@/loading/when-idle'
import { showAlert } from '@/ui/dialog/alert-store'
import type { SavedItem } from './item'
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

const isSame = (a: SavedItem, b: SavedItem) => a.id === b.id && a.kind === b.kind

function messageOf(error: unknown, state: 'saved' | 'removed'): string {
  if (error instanceof AppError && error.code === isFull) return error.message
  return state === 'saved'
    ? 'This could not be saved. Please try again.'
    : 'This could not be removed from your saved items. Please try again.'
}

/** Shows a change at once and stores it; when it cannot be stored, it is taken back with a message. Never rejects. */
export async function changeSaved(
  client: QueryClient,
  owner: string,
  item: SavedItem,
  state: 'saved' | 'removed',
): Promise<void> {
  const queryKey = keyOf(owner)
  const show = (shown: 'saved' | 'removed') =>
    client.setQueryData<SavedItem[]>(queryKey, (before = []) => {
      const others = before.filter((one) => !isSame(one, item))
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
