import { laterPlace, type ReadPlace } from '@/domain/marks/marks'
import { createDeviceStore } from '@/lib/device/device-store'
import { inTime } from '@/lib/time-limit'
import { placeIn, readPlaceOf } from './reading-place'

type Place = Pick<ReadPlace, 'page' | 'fraction'>

const store = createDeviceStore('reading-place', { atSignOut: 'forgotten' })

/** Milliseconds that an open file waits at most for the place of another device. */
const patience = 1500

/** The account being asked for a book, by owner and book. */
const asked = new Map<string, Promise<unknown>>()
const nameOf = (owner: string, key: string) => `${owner} ${key}`

const kept = async (owner: string, key: string): Promise<ReadPlace | null> =>
  readPlaceOf(await store.get(owner, key).catch(() => null))

/** Where each student was in each file, on this device. What the device refuses to keep is not kept; reading goes on. */
export const readingPlaces = {
  /**
   * The place for the viewer to open at, on whatever device it was left if the account says so in time; null when the file
   * was never read.
   */
  async find(owner: string, key: string, pageCount: number): Promise<Place | null> {
    const asking = asked.get(nameOf(owner, key))
    if (asking) await inTime(asking, patience).catch(() => undefined)
    return placeIn(await kept(owner, key), pageCount)
  },

  /** What this device keeps; null for nothing. Never throws. */
  kept,

  /** Never throws. @param at epoch milliseconds at which it was read */
  async keep(owner: string, key: string, { page, fraction }: Place, at = Date.now()): Promise<void> {
    await store.setMany(owner, [[key, { page, fraction, at }]]).catch(() => undefined)
  },

  /** Keeps the place of another device if it is the later one. Never throws. @returns the one that counts */
  async hear(owner: string, key: string, place: ReadPlace | null): Promise<ReadPlace | null> {
    const here = await kept(owner, key)
    const later = laterPlace(here, place)
    if (later && later !== here) await readingPlaces.keep(owner, key, later, later.at)
    return later
  },

  /** While `asking` is under way, a file that opens waits for it a moment. */
  await(owner: string, key: string, asking: Promise<unknown>): void {
    asked.set(
      nameOf(owner, key),
      asking.catch(() => undefined),
    )
  },
}
