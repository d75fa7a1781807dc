import { indiaDayOf } from '@/domain/india-day'
import { type AccountKind, planEach } from '../account-kind'
import { createOwn } from '../engine'
import { timeAfter } from '../time-after'
import { type PreferencesCopy, preferencesDevice, preferencesKind, setOn } from './device'
import { mergePreferences, type PreferenceName, type Preferences, type SetPreferences } from './preferences'
import { type PreferencesRepository, preferencesRepository } from './repository'

const isSame = (a: SetPreferences, b: SetPreferences) => JSON.stringify(a) === JSON.stringify(b)

function accountOf(repository: PreferencesRepository): AccountKind<SetPreferences, PreferencesCopy> {
  const read = async (owner: string): Promise<PreferencesCopy> => ({
    set: await repository.read(owner),
    readAt: Date.now(),
  })
  return {
    /** Once a day, and before a change is sent. */
    isDue: (_, device) =>
      device.pending.size > 0 || indiaDayOf(setOn(device).copy?.readAt ?? 0) !== indiaDayOf(Date.now()),
    read: async (owner) => [await read(owner)],
    plan: planEach(preferencesKind, (part, before) => {
      const set = mergePreferences(before?.set ?? {}, part)
      return isSame(set, before?.set ?? {}) ? null : { set, readAt: before?.readAt ?? 0 }
    }),
    write: (owner, { set }) => repository.set(owner, set),
    async find(owner, { set }) {
      const stored = await read(owner)
      return isSame(mergePreferences(set, stored.set), set) ? null : stored
    },
  }
}

/** Preferences on the device and in the account (docs/decisions/051). */
export function createPreferencesSync(
  repository: PreferencesRepository,
  isOwner?: (owner: string) => boolean,
) {
  const own = createOwn(preferencesDevice, accountOf(repository), isOwner)

  /** All that is set now, and whether the account has been read on this device. Never throws. */
  async function known(owner: string): Promise<{ set: SetPreferences; isRead: boolean }> {
    const { set, copy } = setOn(await own.read(owner))
    return { set, isRead: copy !== undefined }
  }

  return {
    known,

    /** Sets one on this device; `sync` sends it. @returns all that is set now. Never throws */
    set: async <Name extends PreferenceName>(
      owner: string,
      name: Name,
      value: Preferences[Name],
    ): Promise<SetPreferences> => {
      await own.addFrom(owner, (device) => ({
        [name]: { value, at: timeAfter(setOn(device).set[name]?.at) },
      }))
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
