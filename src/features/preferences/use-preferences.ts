import { useQuery, useQueryClient } from '@tanstack/react-query'
import { visitor } from '@/lib/device/visitor'
import { useOwner } from '@/session'
import { type PreferenceName, type Preferences, preferencesOf } from './model/preferences'
import { preferencesKey, preferencesQuery, readAnew } from './preferences-query'
import { preferencesSync } from './preferences-sync'

const unset = preferencesOf({})

/**
 * How somebody studies; what nobody has set while it is not known yet.
 * @param owner who is here, when it is not said: the student, or the visitor of this device
 */
export function usePreferences(owner?: string): Preferences {
  const here = useOwner()
  return useQuery(preferencesQuery(owner ?? here)).data ?? unset
}

/**
 * The way to set one preference: shown and kept on the device at once, told to the account as soon as it can be reached.
 * Nothing happens until it is known who asks. Never rejects.
 * @returns where it is kept once that is known: an account that could not be reached hears of it later
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
    // An answer that is under way may be older than this.
    const stopped = client.cancelQueries({ queryKey })
    client.setQueryData<Preferences>(queryKey, (before = unset) => ({ ...before, [name]: value }))
    await stopped
    client.setQueryData(queryKey, preferencesOf(await preferencesSync.set(owner, name, value)))
    void readAnew(client, owner)
    if (owner === visitor) return 'device'
    const known = await preferencesSync.sync(owner).catch(() => null)
    if (known) client.setQueryData(queryKey, preferencesOf(known))
    return known ? 'account' : 'device'
  }
}
