import * as z from 'zod/mini'
import { createDeviceCopy, type DeviceKind, type OnDevice } from '../device-copy'
import { mergePreferences, preferencesSchema, type SetPreferences } from './preferences'

const copySchema = z.object({
  set: preferencesSchema,
  /** When this device last read the account, in epoch milliseconds. */
  readAt: z.number(),
})

/** The account's document. */
export type PreferencesCopy = z.infer<typeof copySchema>

const key = 'study'

/** Preferences on the device: one part with all that is set there. */
export const preferencesKind: DeviceKind<SetPreferences, PreferencesCopy> = {
  area: 'preferences',
  keyOf: () => key,
  merge: mergePreferences,
  part: preferencesSchema,
  copy: copySchema,
}

export const preferencesDevice = createDeviceCopy(preferencesKind)

/** All that is set on a device, and the account's copy; undefined while this device has never read the account. */
export function setOn({ pending, copies }: OnDevice<SetPreferences, PreferencesCopy>) {
  const copy = copies.get(key)
  return { set: mergePreferences(copy?.set ?? {}, pending.get(key) ?? {}), copy }
}

/** What this device has, for a sitting, which need not load the code that reaches the account. Never throws. */
export const preferencesOnDevice = async (owner: string): Promise<SetPreferences> =>
  setOn(await preferencesDevice.read(owner)).set
