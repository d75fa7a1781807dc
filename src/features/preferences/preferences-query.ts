import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { visitor } from '@/lib/device/visitor'
import { inTime } from '@/lib/time-limit'
import { whenIdle } from '@/loading/when-idle'
import { type Preferences, preferencesOf } from './model/preferences'
import { preferencesSync } from './preferences-sync'

/** What is known of an owner, and what screens make of it (`useExtraTime` of the attempts). */
const ownKey = (owner: string | null) => ['preferences', owner] as const

export const preferencesKey = (owner: string | null) => [...ownKey(owner), 'all'] as const

/** Whoever shows something else that the device keeps of them reads it anew. */
export const readAnew = (client: QueryClient, owner: string): Promise<void> =>
  client.invalidateQueries({
    queryKey: ownKey(owner),
    predicate: ({ queryKey }) => queryKey[2] !== 'all',
  })

/** Milliseconds that a student waits at most for what they have set on another device. */
const patience = 3000

/**
 * How the owner studies: what the device keeps at once, then what the account says, which is asked once a day. On a device
 * that has never asked it, the first answer waits for it, three seconds at most. Never in error.
 * @param owner of `useOwner`; null while nobody knows, and nothing is read
 */
export function preferencesQuery(owner: string | null) {
  const queryKey = preferencesKey(owner)
  return queryOptions({
    queryKey,
    queryFn:
      owner === null
        ? skipToken
        : async ({ client, signal }): Promise<Preferences> => {
            const { own, isAsked } = await preferencesSync.kept(owner)
            if (owner === visitor) return preferencesOf(own)
            if (isAsked) {
              if (client.getQueryData(queryKey) === undefined)
                client.setQueryData(queryKey, preferencesOf(own))
              await whenIdle()
              signal.throwIfAborted()
            }
            const known = await inTime(preferencesSync.sync(owner), patience).catch(() => null)
            void readAnew(client, owner)
            return preferencesOf(known ?? (await preferencesSync.kept(owner)).own)
          },
    // It has its own place on the device, and asks the network once a day.
    persister: (queryFn, context) => queryFn(context),
    staleTime: 60_000,
    refetchOnReconnect: true,
  })
}
