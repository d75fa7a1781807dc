import * as z from 'zod/mini'

/** Area of the device's store with the free reads that the app keeps (docs/decisions/026), by their query's hash. */
export const keptReadsArea = 'reads'

/**
 * One kept read. `build`: what another build has parsed may have another shape. `updatedAt`: epoch milliseconds. `holds`:
 * which documents (src/content/kept.ts).
 */
export const keptRead = z.object({
  build: z.literal(__BUILD__),
  updatedAt: z.number(),
  holds: z.string(),
  data: z.unknown(),
})
