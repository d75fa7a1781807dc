import { limit, type Query, type QueryFieldFilterConstraint, query, where } from 'firebase/firestore/lite'
import { type DocumentSchema, readAll } from './documents'

/** The beginning of a list, as plain data that can be kept. */
export interface Page<T> {
  readonly items: readonly T[]
  /** Documents that were read for it, those that cannot be used or shown among them. */
  readonly read: number
  /** As many as were asked for: there may be more. */
  readonly isFull: boolean
}

/** Asks for documents whose `field` is `value`; for all of them when it is null. */
export const ofValue = (field: string, value: string | null): QueryFieldFilterConstraint[] =>
  value === null ? [] : [where(field, '==', value)]

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
