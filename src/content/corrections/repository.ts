import { collection, type Firestore, limit, orderBy, query } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { testDocumentId } from '@/domain/sitting/test-document'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { correctionsSchema, type TestCorrections } from './schema'

/** The `corrections` collection: the keys that were corrected after publication, one document for each test. */
export function createCorrectionRepository(firestore: Firestore) {
  return {
    /** Of the tests that were corrected last, 100 at most. @throws AppError when the read fails. */
    latest(): Promise<TestCorrections[]> {
      const all = collection(firestore, 'corrections')
      return readList(
        query(all, orderBy('latestAt', 'desc'), limit(readLimits.corrections)),
        correctionsSchema,
      )
    },

    /** Of one test or quiz; null when none of its keys was corrected. @throws AppError when the read fails. */
    async find(testKey: string): Promise<TestCorrections | null> {
      const id = testDocumentId(testKey)
      return isDocumentId(id) ? readDocument(firestore, `corrections/${id}`, correctionsSchema) : null
    },
  }
}

export const correctionRepository = createCorrectionRepository(db)
