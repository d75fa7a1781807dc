import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { chosenLanguage, storeCatalogue, storeLanguage } from '@/language/choose-language'
import type { Language } from '@/language/languages'
import { visitor } from '@/lib/device/visitor'
import { queryClient } from '@/lib/query-client'
import { inTime } from '@/lib/time-limit'
import { whenIdle } from '@/loading/when-idle'
import { type Preferences, preferencesOf } from './preferences'
import { preferencesSync } from './sync'

/** An owner's preferences, and what screens derive from them (`useExtraTime` of the attempts). */
const ownKey = (owner: string | null) => ['preferences', owner] as const

export const preferencesKey = (owner: string | null) => [...ownKey(owner), 'all'] as const

/** Reads again what is derived from the preferences on this device. */
export const invalidateDerived = (client: QueryClient, owner: string): Promise<void> =>
  client.invalidateQueries({
    queryKey: ownKey(owner),
    predicate: ({ queryKey }) => queryKey[2] !== 'all',
  })

/** Milliseconds that a student waits at most for what another device has set. */
const patience = 3000

/**
 * How the owner studies: the device's copy at once, then the account's, which is read once a day. On a device that has never
 * read it, the first answer waits for the account, three seconds at most. Never in error.
 * @param owner of `useOwner`; nothing is read while it is null
 */
export function preferencesQuery(owner: string | null) {
  const queryKey = preferencesKey(owner)
  return queryOptions({
    queryKey,
    queryFn:
      owner === null
        ? skipToken
        : async ({ client, signal }): Promise<Preferences> => {
            const { set, isRead } = await preferencesSync.known(owner)
            if (owner === visitor) return preferencesOf(set)
            if (isRead) {
              if (client.getQueryData(queryKey) === undefined)
                client.setQueryData(queryKey, preferencesOf(set))
              await whenIdle()
              signal.throwIfAborted()
            }
            const synced = await inTime(preferencesSync.sync(owner), patience).catch(() => null)
            void invalidateDerived(client, owner)
            return preferencesOf(synced ?? (await preferencesSync.known(owner)).set)
          },
    // The device copy is the engine's.
    persister: (queryFn, context) => queryFn(context),
    staleTime: 60_000,
    refetchOnReconnect: true,
  })
}

/** Takes over the account's language for the next start, unless another one was chosen here meanwhile. */
async function adoptLanguage(owner: string, language: Language): Promise<void> {
  if (language === chosenLanguage().chosen) return
  await storeCatalogue(language)
  if (chosenLanguage().pendingFor !== owner) storeLanguage(language, null)
}

/** Sends what was set offline, and the language that was chosen on this device; takes over the account's. @throws AppError when the account cannot be reached */
export async function syncPreferences(owner: string): Promise<void> {
  const { chosen, pendingFor } = chosenLanguage()
  if (chosen && pendingFor === owner) {
    await preferencesSync.set(owner, 'language', chosen)
    if (chosenLanguage().chosen === chosen) storeLanguage(chosen, null)
  }
  const { language } = await preferencesSync.sync(owner)
  await invalidateDerived(queryClient, owner)
  if (language?.value) await adoptLanguage(owner, language.value).catch(() => undefined)
  // Chosen before the student signed in; the next sync sends it.
  else if (chosen) await preferencesSync.set(owner, 'language', chosen)
}
