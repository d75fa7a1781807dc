import * as z from 'zod/mini'
import { createDeviceStore } from '@/lib/device/device-store'

const store = createDeviceStore('registration', { atSignOut: 'forgotten' })
const key = 'record'
const keptSchema = z.object({ name: z.string(), phone: z.string(), notice: z.string(), keptAt: z.number() })

/** Milliseconds for which it is kept: the next start makes the record, so a day is long. */
const longest = 24 * 60 * 60_000

/** What a new student has typed beside the address, and the notice they agreed to, until their record holds it. */
type KeptRegistration = Omit<z.infer<typeof keptSchema>, 'keptAt'>

/**
 * Keeps it on the device until the record is made, the student signs out, or a day is over. A device that keeps nothing
 * only loses the phone number, and only if the record cannot be written.
 */
export async function keepRegistration(
  uid: string,
  { name, phone, notice }: KeptRegistration,
): Promise<void> {
  await store.setMany(uid, [[key, { name, phone, notice, keptAt: Date.now() }]]).catch(() => undefined)
}

/** What this device has kept of a registration whose record was never written; null when there is nothing. */
export async function keptRegistration(uid: string): Promise<KeptRegistration | null> {
  const kept = keptSchema.safeParse(await store.get(uid, key).catch(() => undefined)).data
  if (kept && Date.now() - kept.keptAt < longest) return kept
  await dropRegistration(uid)
  return null
}

export async function dropRegistration(uid: string): Promise<void> {
  await store.delete(uid, key).catch(() => undefined)
}
