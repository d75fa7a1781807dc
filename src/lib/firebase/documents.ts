import { doc, type Firestore, getDoc, getDocs, type Query } from 'firebase/firestore/lite'
import type * as z from 'zod/mini'
import { type AppError, rethrow } from '../app-error'
import { watchReach } from '../device/network-state'
import { pause } from '../pause'

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
  const snapshot = await watchReach(getDoc(doc(db, path))).catch(rethrow)
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
  return (await readAll(list, schema)).items
}

/** Documents that are read by their schema at a time: a weak phone answers a finger before the next ones. */
const handful = 6

/** A document before it is read by its schema. */
interface FoundDocument {
  path: string
  /** Its stored fields, and its id. */
  fields: Readonly<Record<string, unknown>> & { readonly id: string }
}

/** The documents of a list as they are stored. @throws AppError when the read fails. */
export async function findAll(list: Query): Promise<FoundDocument[]> {
  const { docs } = await watchReach(getDocs(list)).catch(rethrow)
  return docs.map((one) => ({ path: one.ref.path, fields: { ...one.data(), id: one.id } }))
}

/** What can be used of the documents of a list; the others are skipped with one console.warn each. */
export async function parseAll<T>(
  documents: readonly FoundDocument[],
  schema: DocumentSchema<T>,
): Promise<T[]> {
  const items: T[] = []
  for (const [index, { path, fields }] of documents.entries()) {
    if (index > 0 && index % handful === 0) await pause()
    const result = schema.safeParse(fields)
    if (result.success) items.push(result.data)
    else console.warn(describeFault(path, result.error))
  }
  return items
}

/** What can be used of a list, and how many documents it had. @throws AppError when the read fails. */
export async function readAll<T>(
  list: Query,
  schema: DocumentSchema<T>,
): Promise<{ items: T[]; read: number }> {
  const documents = await findAll(list)
  return { items: await parseAll(documents, schema), read: documents.length }
}
