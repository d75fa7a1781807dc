import { createDeviceStore } from './device-store'

/**
 * Where the device keeps how somebody studies (features/preferences). A sitting reads its extra time from here, so that a
 * test need not load what talks to the account about it.
 */
const area = createDeviceStore('preferences', { atSignOut: 'forgotten' })
const place = 'study'
/** What a device that refuses has until the page is left. */
const refused = new Map<string, unknown>()

/** To be parsed; undefined when nothing is kept. Never rejects. */
export const keptPreferences = async (owner: string): Promise<unknown> =>
  refused.get(owner) ?? area.get(owner, place).catch(() => undefined)

/** Never rejects. @returns whether the device has it; else it is in memory */
export async function keepPreferences(owner: string, value: unknown): Promise<boolean> {
  try {
    await area.setMany(owner, [[place, value]])
    refused.delete(owner)
    return true
  } catch {
    refused.set(owner, value)
    return false
  }
}

/** Never rejects. */
export async function forgetPreferences(owner: string): Promise<void> {
  refused.delete(owner)
  await area.delete(owner, place).catch(() => undefined)
}
