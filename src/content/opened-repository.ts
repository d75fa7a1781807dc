import type { Firestore } from 'firebase/firestore/lite'
import { type DocumentSchema, readVisibleDocument } from '@/lib/firebase/documents'
import { scheduledPath } from './catalogues/definitions'

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
