import * as z from 'zod/mini'
import { createDeviceStore } from './device-store'

/** Area of the device's store with the free reads that the app keeps (docs/decisions/026), by their query's hash. */
export const keptReadsArea = 'reads'

export const keptReads = createDeviceStore(keptReadsArea, { atSignOut: 'forgotten' })

/** Milliseconds after which a kept read is no longer shown. */
const longest = 14 * 24 * 60 * 60_000

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

/** A kept read that may still be shown; null for any other value. */
export function readyToShow(value: unknown): z.infer<typeof keptRead> | null {
  const { data } = keptRead.safeParse(value)
  return data && Date.now() - data.updatedAt <= longest ? data : null
}
