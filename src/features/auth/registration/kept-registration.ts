import * as z from 'zod/mini'
import { createDeviceStore } from '@/lib/device/device-store'

const store = createDeviceStore('registration', { atSignOut: 'forgotten' })
/** Where an earlier version kept it, also beyond the sign-out; what stands there moves when it is read. */
const earlier = createDeviceStore('registration', { atSignOut: 'kept' })
const key = 'record'
const typedSchema = z.object({ name: z.string(), phone: z.string() })
const keptSchema = z.extend(typedSchema, { keptAt: z.number() })

/** Milliseconds for which it is kept: the next start makes the record, so a day is long. */
const longest = 24 * 60 * 60_000

/** What a new student has typed beside the address, until their record holds it. */
type KeptRegistration = z.infer<typeof typedSchema>

/**
 * Keeps it on the device until the record is made, the student signs out, or a day is over. A device that keeps nothing
 * only loses the phone number, and only if the record cannot be written.
 */
export async function keepRegistration(uid: string, typed: KeptRegistration): Promise<void> {
  await store.setMany(uid, [[key, { ...typed, keptAt: Date.now() }]]).catch(() => undefined)
}

async function moveEarlier(uid: string): Promise<void> {
  const typed = typedSchema.safeParse(await earlier.get(uid, key)).data
  if (typed) await keepRegistration(uid, typed)
  await earlier.delete(uid, key)
}

/** What this device has kept of a registration whose record was never written; null when there is nothing. */
export async function keptRegistration(uid: string): Promise<KeptRegistration | null> {
  await moveEarlier(uid).catch(() => undefined)
  const kept = keptSchema.safeParse(await store.get(uid, key).catch(() => undefined)).data
  if (kept && Date.now() - kept.keptAt < longest) return { name: kept.name, phone: kept.phone }
  await dropRegistration(uid)
  return null
}

export async function dropRegistration(uid: string): Promise<void> {
  await store.delete(uid, key).catch(() => undefined)
}
