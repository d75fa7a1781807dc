import type { WireFields } from './wire-value'

/** One document as the database holds it. */
export interface StoredDocument {
  /** Path inside the database, such as `users/u1`. */
  readonly path: string
  /** Path of its collection, such as `users`. */
  readonly collection: string
  readonly id: string
  readonly fields: WireFields
  /** Microseconds since the epoch. */
  readonly createTime: number
  /** Microseconds since the epoch. */
  readonly updateTime: number
}
