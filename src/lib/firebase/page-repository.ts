import { limit, type Query, type QueryFieldFilterConstraint, query, where } from 'firebase/firestore/lite'
import { type DocumentSchema, readAll } from './documents'

/** The beginning of a list, as plain data that can be kept. */
export interface Page<T> {
  readonly items: readonly T[]
  /** Documents that were read for it, those that cannot be used or shown among them. */
  readonly read: number
  /** The page reached its limit, so there may be more. */
  readonly isFull: boolean
}

/** Filters by `field == value`; null means no filter. */
export const ofValue = (field: string, value: string | null): QueryFieldFilterConstraint[] =>
  value === null ? [] : [where(field, '==', value)]

/**
 * Sorts a page newest first by parsed date. The database returns dates stored as text before all timestamps; this puts
 * them in their right place within the page.
 */
export const newestFirst = <T extends { date: Date | null }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0))

/**
 * Reads the first `count` documents of a list that may be longer, without those that are switched off.
 * @throws AppError when the read fails.
 */
export async function readPage<T extends { isActive: boolean }>(
  list: Query,
  count: number,
  schema: DocumentSchema<T>,
): Promise<Page<T>> {
  const { items, read } = await readAll(query(list, limit(count)), schema)
  return { items: items.filter((item) => item.isActive), read, isFull: read === count }
}
