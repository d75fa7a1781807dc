import { createDeviceStore } from '@/lib/device/device-store'
import { markKeeping } from '@/lib/device/keeping-mark'
import { type KeepRequest, keepRequestSchema } from '../model/kept-item'
import { tellLists } from './kept-lists'

const store = createDeviceStore('offline-under-way', { atSignOut: 'forgotten' })

/** What a student wants to be kept and is not here whole; without what they have stopped. Never rejects. */
export async function requestsUnderWay(owner: string): Promise<KeepRequest[]> {
  const entries = await store.entries(owner).catch(() => [])
  return entries.flatMap(([, value]) => keepRequestSchema.safeParse(value).data ?? [])
}

/** Notes that something is wanted. A device that does not note it goes on by a press. Never rejects. */
export async function noteUnderWay(owner: string, request: KeepRequest): Promise<void> {
  markKeeping()
  await store.setMany(owner, [[request.id, request]]).then(tellLists, () => undefined)
}

/** It is here whole, or the student has stopped it, or it cannot be had. Never rejects. */
export const forgetUnderWay = (owner: string, id: string): Promise<void> =>
  store.delete(owner, id).then(tellLists, () => undefined)
