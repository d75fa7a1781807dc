import {
  type CollectionReference,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  type Query,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite'
import type * as z from 'zod/mini'
import { AppError, toAppError } from '../app-error'
import { reportReached } from '../network-state'

/** A document's schema: it gets the stored fields plus `id`, the document's own id. */
export type DocumentSchema<T> = z.ZodMiniType<T>

/** One line that names collection, id and the place of the fault. */
function describeFault(path: string, error: z.core.$ZodError): string {
  const faults = error.issues.map((issue) => `${issue.path.join('.') || '(document)'}: ${issue.message}`)
  return `${path} cannot be used: ${faults.join('; ')}`
}

/**
 * Reads one document.
 * @returns the parsed document, or null when there is none or it cannot be used (one console.warn says why).
 * @throws AppError when the read fails.
 */
export async function readDocument<T>(
  db: Firestore,
  path: string,
  schema: DocumentSchema<T>,
): Promise<T | null> {
  const snapshot = await getDoc(doc(db, path)).catch(rethrow)
  reportReached()
  if (!snapshot.exists()) return null
  const result = schema.safeParse({ ...snapshot.data(), id: snapshot.id })
  if (result.success) return result.data
  console.warn(describeFault(path, result.error))
  return null
}

/**
 * Like `readDocument`, for collections whose rules hide a document rather than serve it (unpublished quizzes and mock
 * tests, missing purchases): a refusal reads as "there is none".
 */
export async function readVisibleDocument<T>(
  db: Firestore,
  path: string,
  schema: DocumentSchema<T>,
): Promise<T | null> {
  return readDocument(db, path, schema).catch((error: AppError) => {
    if (error.code === 'permission-denied') return null
    throw error
  })
}

/**
 * Reads a list, document by document: a bad one is skipped with one console.warn and never empties the list.
 * @throws AppError when the read fails.
 */
export async function readList<T>(list: Query, schema: DocumentSchema<T>): Promise<T[]> {
  const snapshot = await getDocs(list).catch(rethrow)
  reportReached()
  return usable(snapshot, schema)
}

/** Which part of a list is read: so many documents, after the one with that id, which costs a read of its own. */
export interface Part {
  count: number
  after?: string
}

/** A part of a list, as plain data that can be kept. */
export interface Page<T> {
  readonly items: readonly T[]
  /** Documents that were read for it, those that cannot be used or shown among them. */
  readonly read: number
  /** The id after which the list goes on; null when that was all of it. */
  readonly next: string | null
}

/**
 * Reads a part of a list that may be longer.
 * @param constraints everything but the limit.
 * @throws AppError when the read fails, `not-found` when the document to go on after is gone.
 */
export async function readPage<T>(
  from: CollectionReference,
  constraints: readonly QueryConstraint[],
  { count, after }: Part,
  schema: DocumentSchema<T>,
): Promise<Page<T>> {
  const start: QueryConstraint[] = []
  if (after !== undefined) {
    const last = await getDoc(doc(from, after)).catch(rethrow)
    if (!last.exists()) throw new AppError('not-found', 'The list has changed. Please load it again.')
    start.push(startAfter(last))
  }
  const snapshot = await getDocs(query(from, ...constraints, ...start, limit(count))).catch(rethrow)
  reportReached()
  const { size, docs } = snapshot
  return {
    items: usable(snapshot, schema),
    read: size,
    next: size === count ? (docs.at(-1)?.id ?? null) : null,
  }
}

function usable<T>(snapshot: QuerySnapshot, schema: DocumentSchema<T>): T[] {
  return snapshot.docs.flatMap((document) => {
    const result = schema.safeParse({ ...document.data(), id: document.id })
    if (result.success) return [result.data]
    console.warn(describeFault(document.ref.path, result.error))
    return []
  })
}

function rethrow(error: unknown): never {
  const problem = toAppError(error)
  // A refusal is an answer too.
  if (problem.code === 'permission-denied') reportReached()
  throw problem
}
