import * as z from 'zod/mini'
import { shardIds } from '@/domain/learning/card-shards'

/** A moment as the server counts it. */
const momentSchema = z.object({ seconds: z.number(), nanoseconds: z.number() })
export type Moment = z.infer<typeof momentSchema>

/** Before every write. */
export const never: Moment = { seconds: 0, nanoseconds: 0 }

/** A `users/{uid}/cards/{0..9}` document, and this device's copy of it. A line of the text that is no card is left out. */
export const shardSchema = z.object({
  id: z.enum(shardIds),
  text: z.string(),
  revision: z.number(),
  /** Of the last write that this device has read. */
  updatedAt: momentSchema,
})
export type Shard = z.infer<typeof shardSchema>

/** The latest write that this device knows of; `never` for none. */
export function latestWrite(shards: Iterable<Shard>): Moment {
  let latest = never
  for (const { updatedAt } of shards) {
    const later = updatedAt.seconds - latest.seconds || updatedAt.nanoseconds - latest.nanoseconds
    if (later > 0) latest = updatedAt
  }
  return latest
}
