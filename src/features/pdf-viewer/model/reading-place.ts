import * as z from 'zod/mini'
import type { ReadPlace } from '@/domain/reading/marks'
import type { Place } from './page-layout'

const placeSchema = z.object({
  page: z.int().check(z.gte(1)),
  fraction: z.number().check(z.gte(-1), z.lte(2)),
  /** An earlier version did not say when. */
  at: z._default(z.number(), 0),
})

/** What the device or the account kept, if it is a place. */
export const readPlaceOf = (kept: unknown): ReadPlace | null => placeSchema.safeParse(kept).data ?? null

/** The place in a document as it is now: one that has become shorter ends at its last page. */
export function placeIn(place: ReadPlace | null, pageCount: number): Place | null {
  if (!place) return null
  return place.page <= pageCount
    ? { page: place.page, fraction: place.fraction }
    : { page: pageCount, fraction: 0 }
}
