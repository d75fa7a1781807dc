import * as z from 'zod/mini'
import { laterPlace, type ReadPlace } from '@/domain/marks/marks'
import { createDeviceStore } from '@/lib/device/device-store'
import { inTime } from '@/lib/time-limit'

type Place = Pick<ReadPlace, 'page' | 'fraction'>

const placeSchema = z.object({
  page: z.int().check(z.gte(1)),
  fraction: z.number().check(z.gte(-1), z.lte(2)),
  at: z.number(),
})

/** A stored place; null for anything else. */
export const storedPlace = z.pipe(
  z.optional(z.unknown()),
  z.transform((stored): ReadPlace | null => placeSchema.safeParse(stored).data ?? null),
)

const store = createDeviceStore('reading-place', { atSignOut: 'forgotten' })

/** Milliseconds that an open file waits at most for the place of another device. */
const patience = 1500

/** Reads of the account, by owner and book. */
const reads = new Map<string, Promise<unknown>>()
const nameOf = (owner: string, book: string) => `${owner} ${book}`

/** Where each student was in each file, on this device. What the device refuses to store is lost; reading goes on. */
export const readingPlaces = {
  /**
   * The place for the viewer to open at, on whatever device it was left if the account says so in time; null when the file
   * was never read. A document that has become shorter opens at its last page.
   */
  async find(owner: string, book: string, pageCount: number): Promise<Place | null> {
    const reading = reads.get(nameOf(owner, book))
    if (reading) await inTime(reading, patience).catch(() => undefined)
    const place = await readingPlaces.stored(owner, book)
    if (!place) return null
    return place.page <= pageCount
      ? { page: place.page, fraction: place.fraction }
      : { page: pageCount, fraction: 0 }
  },

  /** The place that this device has; null for none. Never throws. */
  stored: async (owner: string, book: string): Promise<ReadPlace | null> =>
    storedPlace.parse(await store.get(owner, book).catch(() => null)),

  /** Never throws. @param at epoch milliseconds at which it was read */
  async store(owner: string, book: string, { page, fraction }: Place, at = Date.now()): Promise<void> {
    await store.setMany(owner, [[book, { page, fraction, at }]]).catch(() => undefined)
  },

  /** Stores the place of another device if it is the later one. Never throws. */
  async storeLater(owner: string, book: string, place: ReadPlace | null): Promise<void> {
    const here = await readingPlaces.stored(owner, book)
    const later = laterPlace(here, place)
    if (later && later !== here) await readingPlaces.store(owner, book, later, later.at)
  },

  /** While `reading` is under way, `find` waits for it a moment. */
  waitFor(owner: string, book: string, reading: Promise<unknown>): void {
    reads.set(nameOf(owner, book), reading)
  },
}
