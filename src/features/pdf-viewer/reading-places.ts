import { createDeviceStore } from '@/lib/device/device-store'
import type { Place } from './model/page-layout'
import { keptPlace } from './model/reading-place'

// Kept beyond signing out: a page number is no secret, and losing one's place in a book of 200 pages is a loss.
const store = createDeviceStore('reading-place', { atSignOut: 'kept' })

/** Where each student was in each file, on this device. What the device refuses to keep is not kept; reading goes on. */
export const readingPlaces = {
  /** The place for the viewer to open at; null when the file was never read here. */
  async find(owner: string, key: string, pageCount: number): Promise<Place | null> {
    return store.get(owner, key).then(
      (kept) => keptPlace(kept, pageCount),
      () => null,
    )
  },
  async keep(owner: string, key: string, place: Place): Promise<void> {
    await store.setMany(owner, [[key, place]]).catch(() => undefined)
  },
}
