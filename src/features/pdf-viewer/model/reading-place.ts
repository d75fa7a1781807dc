import * as z from 'zod/mini'
import type { Place } from './page-layout'
import type { ViewerFile } from './viewer-file'

const placeSchema = z.object({
  page: z.int().check(z.gte(1)),
  fraction: z.number().check(z.gte(-1), z.lte(2)),
})

/** What the device kept, if it is a place; a document that has become shorter ends at its last page. */
export function keptPlace(kept: unknown, pageCount: number): Place | null {
  const parsed = placeSchema.safeParse(kept)
  if (!parsed.success) return null
  return parsed.data.page <= pageCount ? parsed.data : { page: pageCount, fraction: 0 }
}

/** The name under which a file's place is kept; an old link's token is no part of it. */
export function fileKey(file: ViewerFile): string {
  if (file.kind === 'storage') return file.path
  const { origin, pathname } = new URL(file.url)
  return origin + pathname
}
