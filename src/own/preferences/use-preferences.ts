import { useQuery, useQueryClient } from '@tanstack/react-query'
import { visitor } from '@/lib/device/visitor'
import { useOwner } from '@/session'
import { type PreferenceName, type Preferences, preferencesOf } from './preferences'
import { invalidateDerived, preferencesKey, preferencesQuery } from './query'
import { preferencesSync } from './sync'

const unset = preferencesOf({})

/**
 * How an owner studies; the defaults until it is known.
 * @param owner by default the student who is signed in, or the visitor of this device
 */
export function usePreferences(owner?: string): Preferences {
  const here = useOwner()
  return useQuery(preferencesQuery(owner ?? here)).data ?? unset
}

/**
 * Sets one preference: shown and stored on the device at once, in the account as soon as it can be reached. Does nothing
 * until the owner is known. Never rejects.
 * @returns where it is stored; `device` also when the account could not be reached yet
 */
export function useSetPreference(): <Name extends PreferenceName>(
  name: Name,
  value: Preferences[Name],
) => Promise<'account' | 'device'> {
  const owner = useOwner()
  const client = useQueryClient()
  return async (name, value) => {
    if (owner === null) return 'device'
    const queryKey = preferencesKey(owner)
    // An answer that is on its way may be older than this.
    const stopped = client.cancelQueries({ queryKey })
    client.setQueryData<Preferences>(queryKey, (before = unset) => ({ ...before, [name]: value }))
    await stopped
    client.setQueryData(queryKey, preferencesOf(await preferencesSync.set(owner, name, value)))
    void invalidateDerived(client, owner)
    if (owner === visitor) return 'device'
    const known = await preferencesSync.sync(owner).catch(() => null)
    if (known) client.setQueryData(queryKey, preferencesOf(known))
    return known ? 'account' : 'device'
  }
}
