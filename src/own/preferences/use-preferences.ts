import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import { visitor } from '@/lib/device/visitor'
import { useOwner } from '@/session'
import { type PreferenceName, type Preferences, preferencesOf } from './preferences'
import { invalidateDerived, preferencesKey, preferencesQuery } from './query'
import { preferencesSync } from './sync'

const unset = preferencesOf({})

/**
 * The preferences of an owner; undefined until they are loaded.
 * @param owner by default the student who is signed in, or the visitor of this device
 */
export function useLoadedPreferences(owner?: string): Preferences | undefined {
  const here = useOwner()
  return useQuery(preferencesQuery(owner ?? here)).data
}

/** The same; the defaults until they are loaded. */
export const usePreferences = (owner?: string): Preferences => useLoadedPreferences(owner) ?? unset

/**
 * Returns a function that sets one preference: at once on screen and device, in the account when it can be reached. It does
 * nothing until the owner is known, and never rejects. It resolves to where the preference is stored by then.
 */
export function useSetPreference(): <Name extends PreferenceName>(
  name: Name,
  value: Preferences[Name],
) => Promise<'account' | 'device'> {
  const owner = useOwner()
  const client = useQueryClient()
  // A query tells its readers a moment later, and a controlled input would show its old value until then.
  const [, drawNow] = useReducer((count: number) => count + 1, 0)
  return async (name, value) => {
    if (owner === null) return 'device'
    const queryKey = preferencesKey(owner)
    // The response of a running read may be older than this.
    const stopped = client.cancelQueries({ queryKey })
    client.setQueryData<Preferences>(queryKey, (before = unset) => ({ ...before, [name]: value }))
    drawNow()
    await stopped
    client.setQueryData(queryKey, preferencesOf(await preferencesSync.set(owner, name, value)))
    void invalidateDerived(client, owner)
    if (owner === visitor) return 'device'
    const known = await preferencesSync.sync(owner).catch(() => null)
    if (known) client.setQueryData(queryKey, preferencesOf(known))
    return known ? 'account' : 'device'
  }
}
