import { limit, type Query, query } from 'firebase/firestore/lite'
import { type DocumentSchema, readAll } from './firebase/documents'

/** The beginning of a list, as plain data that can be kept. */
export interface Page<T> {
  readonly items: readonly T[]
  /** Documents that were read for it, those that cannot be used or shown among them. */
  readonly read: number
  /** As many as were asked for: there may be more. */
  readonly isFull: boolean
}

/** Reads the first `count` documents of a list that may be longer. @throws AppError when the read fails. */
export async function readPage<T>(list: Query, count: number, schema: DocumentSchema<T>): Promise<Page<T>> {
  const page = await readAll(query(list, limit(count)), schema)
  return { ...page, isFull: page.read === count }
}
