import { indiaDayOf } from '@/domain/india-day'
import type { OnDevice } from '../device-copy'
import { type Account, createOwn } from '../engine'
import { type PreferencesCopy, preferencesDevice } from './device'
import {
  mergePreferences,
  newsFor,
  type PreferenceName,
  type Preferences,
  type SetPreferences,
} from './preferences'
import { type PreferencesRepository, preferencesRepository } from './repository'

const copyOf = (set: SetPreferences): PreferencesCopy => ({ id: 'study', set, readAt: Date.now() })

function accountOf(repository: PreferencesRepository): Account<SetPreferences, PreferencesCopy> {
  return {
    /** Once a day, and before a change is sent. */
    isDue: (_, { pending, copies }) =>
      pending.size > 0 || indiaDayOf(copies.get('study')?.readAt ?? 0) !== indiaDayOf(Date.now()),
    read: async (owner) => [copyOf(await repository.read(owner))],
    async send(owner, parts, copies) {
      const set = copies.get('study')?.set ?? {}
      const news = newsFor(set, parts.reduce(mergePreferences, {}))
      if (Object.keys(news).length > 0) await repository.set(owner, news)
      return { copies: [copyOf(mergePreferences(set, news))], sent: parts }
    },
  }
}

/** Preferences on the device and in the account (docs/decisions/051). */
export function createPreferencesSync(
  repository: PreferencesRepository,
  isOwner?: (owner: string) => boolean,
) {
  const own = createOwn(preferencesDevice, accountOf(repository), isOwner)

  const setOn = ({ pending, copies }: OnDevice<SetPreferences, PreferencesCopy>) =>
    mergePreferences(copies.get('study')?.set ?? {}, pending.get('study') ?? {})

  /** All that is set now, and whether the account has been read on this device. Never throws. */
  async function known(owner: string): Promise<{ set: SetPreferences; isRead: boolean }> {
    const device = await own.read(owner)
    return { set: setOn(device), isRead: device.copies.has('study') }
  }

  return {
    known,

    /** Sets one on this device; `sync` sends it. @returns all that is set now. Never throws */
    set: async <Name extends PreferenceName>(
      owner: string,
      name: Name,
      value: Preferences[Name],
    ): Promise<SetPreferences> => {
      // Later than what it follows, also on a device whose clock is behind.
      await own.addFrom(owner, (device) => {
        const at = Math.max(Date.now(), (setOn(device)[name]?.at ?? 0) + 1)
        return { [name]: { value, at } }
      })
      return (await known(owner)).set
    },

    /** Syncs device and account when that is due. @returns all that is set now. @throws AppError when it cannot be reached */
    sync: async (owner: string): Promise<SetPreferences> => {
      await own.sync(owner)
      return (await known(owner)).set
    },
  }
}

export const preferencesSync = createPreferencesSync(preferencesRepository)
