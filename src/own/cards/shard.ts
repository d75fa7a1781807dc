import * as z from 'zod/mini'
import { shardIds } from '@/domain/learning/card-shards'

/** A moment as the server counts it. */
const momentSchema = z.object({ seconds: z.number(), nanoseconds: z.number() })
export type Moment = z.infer<typeof momentSchema>

/** A `users/{uid}/cards/{0..9}` document, and this device's copy of it. A line of the text that is no card is left out. */
export const shardSchema = z.object({
  id: z.enum(shardIds),
  text: z.string(),
  revision: z.number(),
  /** Of the last write that this device has read. */
  updatedAt: momentSchema,
})
export type Shard = z.infer<typeof shardSchema>

/** The latest write that this device knows of; null for none. */
export function latestWrite(shards: Iterable<Shard>): Moment | null {
  let latest: Moment | null = null
  for (const { updatedAt } of shards) {
    const isLater =
      latest === null ||
      updatedAt.seconds > latest.seconds ||
      (updatedAt.seconds === latest.seconds && updatedAt.nanoseconds > latest.nanoseconds)
    if (isLater) latest = updatedAt
  }
  return latest
}
