import * as z from 'zod/mini'
import type { ReadPlace } from '@/domain/marks/marks'

const placeSchema = z.object({
  page: z.int().check(z.gte(1)),
  fraction: z.number().check(z.gte(-1), z.lte(2)),
  at: z.number(),
})

/** A stored value as a place; null when it is none. */
export const readPlaceOf = (stored: unknown): ReadPlace | null => placeSchema.safeParse(stored).data ?? null

/** The place in a document as it is now: one that has become shorter ends at its last page. */
export function placeIn(
  place: ReadPlace | null,
  pageCount: number,
): Pick<ReadPlace, 'page' | 'fraction'> | null {
  if (!place) return null
  return place.page <= pageCount
    ? { page: place.page, fraction: place.fraction }
    : { page: pageCount, fraction: 0 }
}
