import * as z from 'zod/mini'
import { createDeviceCopy, type DeviceKind } from '../device-copy'
import { mergePreferences, type SetPreferences } from './preferences'
import { preferencesSchema } from './schema'

/** The account's document, and when this device last read it, in epoch milliseconds. */
export interface PreferencesCopy {
  readonly id: 'study'
  readonly set: SetPreferences
  readonly readAt: number
}

const copySchema: z.ZodMiniType<PreferencesCopy> = z.object({
  id: z.literal('study'),
  set: preferencesSchema,
  readAt: z.number(),
})

/** Preferences on the device: one part with all that is set there. */
export const preferencesKind: DeviceKind<SetPreferences, PreferencesCopy> = {
  area: 'preferences',
  keyOf: () => 'study',
  merge: mergePreferences,
  writePart: (part) => part,
  readPart: (value) => preferencesSchema.safeParse(value).data ?? null,
  readCopy: (value) => copySchema.safeParse(value).data ?? null,
}

export const preferencesDevice = createDeviceCopy(preferencesKind)

/** What this device has, for a sitting, which need not load the code that reaches the account. Never throws. */
export async function preferencesOnDevice(owner: string): Promise<SetPreferences> {
  const { pending, copies } = await preferencesDevice.read(owner)
  return mergePreferences(copies.get('study')?.set ?? {}, pending.get('study') ?? {})
}
