import * as z from 'zod/mini'

/** Area of the device's store with the free reads that the app keeps (docs/decisions/026), by their query's hash. */
export const keptReadsArea = 'reads'

/**
 * One kept read. `shelf`: a version of the schemas that parsed it; an update that changes none of them keeps it. `language`:
 * of the page that read it. `updatedAt`: epoch milliseconds. `holds`: which documents (src/content/kept.ts).
 */
export const keptRead = z.object({
  shelf: z.literal(__SHELF__),
  language: z.string(),
  updatedAt: z.number(),
  holds: z.string(),
  data: z.unknown(),
})
