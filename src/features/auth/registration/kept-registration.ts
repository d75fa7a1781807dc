import * as z from 'zod/mini'
import { createDeviceStore } from '@/lib/device/device-store'

const store = createDeviceStore('registration', { atSignOut: 'kept' })
const key = 'record'
const keptSchema = z.object({ name: z.string(), phone: z.string() })

/** What a new student has typed beside the address, until their record holds it. */
type KeptRegistration = z.infer<typeof keptSchema>

/** Keeps it on the device; one that keeps nothing only loses the phone number, and only if the record cannot be written. */
export async function keepRegistration(uid: string, typed: KeptRegistration): Promise<void> {
  await store.setMany(uid, [[key, typed]]).catch(() => undefined)
}

/** What this device has kept of a registration whose record was never written; null when there is nothing. */
export async function keptRegistration(uid: string): Promise<KeptRegistration | null> {
  const parsed = keptSchema.safeParse(await store.get(uid, key).catch(() => undefined))
  return parsed.success ? parsed.data : null
}

export async function dropRegistration(uid: string): Promise<void> {
  await store.delete(uid, key).catch(() => undefined)
}
