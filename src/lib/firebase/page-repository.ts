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
 * Newest first by the dates as they are read: the database sorts a date that is written as text before all real ones. Such
 * a document takes one of the places that were asked for, and stands among them where its date belongs.
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
