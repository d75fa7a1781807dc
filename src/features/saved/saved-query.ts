import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { AppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/visitor'
import { idleMoment, whenIdle } from '@/loading/when-idle'
import { showAlert } from '@/ui/dialog/alert-store'
import type { SavedItem } from './saved-item'
import { isFull, savedSync } from './saved-sync'

const keyOf = (owner: string | null) => ['saved', owner] as const

/**
 * What the owner has saved, newest first: what the device keeps at once, then what the account says. In error it still
 * has what the device keeps.
 * @param owner of `useOwner`; null while nobody knows, and nothing is read
 */
export function savedQuery(owner: string | null) {
  const queryKey = keyOf(owner)
  return queryOptions({
    queryKey,
    queryFn:
      owner === null
        ? skipToken
        : async ({ client, signal }): Promise<SavedItem[]> => {
            const kept = await savedSync.kept(owner)
            if (owner === visitor) return kept
            if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, kept)
            // What the page is about comes first; a list that shows nothing yet may be what it is about.
            await (kept.length > 0 ? whenIdle() : idleMoment())
            signal.throwIfAborted()
            return savedSync.read(owner)
          },
    // It has its own place on the device, and only a part of it ever asks the network.
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

/** Shows the change at once and keeps it; when nobody takes it, it is taken back with a message. Never rejects. */
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
    // Not told yet: whoever looks next, or comes back to the network, tells it.
    if (outcome === 'later') await client.invalidateQueries({ queryKey, refetchType: 'none' })
  } catch (error) {
    show(state === 'saved' ? 'removed' : 'saved')
    void showAlert(messageOf(error, state))
  }
  if (wasReading) await client.invalidateQueries({ queryKey })
}
