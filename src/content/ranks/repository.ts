import type { Firestore } from 'firebase/firestore/lite'
import { testDocumentId } from '@/domain/sitting/test-document'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { ranksSchema, type TestRanks } from './schema'

/** The `ranks` collection: how the students of a test did, one document for each test. */
export function createRankRepository(firestore: Firestore) {
  return {
    /** The ranks of one test; null when it has none, or none before its results. @throws AppError when the read fails. */
    async find(testKey: string): Promise<TestRanks | null> {
      const id = testDocumentId(testKey)
      return isDocumentId(id) ? readVisibleDocument(firestore, `ranks/${id}`, ranksSchema) : null
    },
  }
}

export const rankRepository = createRankRepository(db)
