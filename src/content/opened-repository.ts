import type { Firestore } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { type DocumentSchema, readVisibleDocument } from '@/lib/firebase/documents'
import { type ListedDocument, readAtOpening, scheduledPath } from './catalogues/definitions'

/**
 * Reads one document of a collection that schedules: from its opening until the next publication it stands apart
 * (docs/decisions/080).
 * @throws AppError when a read fails.
 */
export const readOpened = async <T>(
  db: Firestore,
  path: string,
  schema: DocumentSchema<T>,
): Promise<T | null> =>
  (await readVisibleDocument(db, path, schema)) ??
  (await readVisibleDocument(db, scheduledPath(path), schema))

/** As it is stored, with its id. */
const whole = z.custom<ListedDocument>()

/**
 * Replaces each scheduled entry of a catalogue, which has only the moment of its opening, by its document. Leaves out those
 * that the rules do not open yet and those that cannot be read, so that the rest of the list is shown.
 */
export async function withOpened(
  db: Firestore,
  collection: string,
  documents: readonly ListedDocument[],
): Promise<ListedDocument[]> {
  const read = documents.map(async (document) =>
    document.published === 'scheduled' && readAtOpening.includes(collection)
      ? readOpened(db, `${collection}/${document.id}`, whole).catch(() => null)
      : document,
  )
  return (await Promise.all(read)).filter((document) => document !== null)
}
