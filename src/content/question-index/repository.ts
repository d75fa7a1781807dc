import { collection, type Firestore, limit, query } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { headId, indexDocumentSchema, type StoredIndex, storedIndexOf } from './schema'

/** The `question_index` collection: which questions there are, without a word of them (docs/decisions/048). */
export function createQuestionIndexRepository(firestore: Firestore) {
  return {
    /**
     * The index as it is now: one read when it is the one that is `known`, else one for each of its documents besides.
     * @throws AppError when the read fails.
     */
    async read(known: StoredIndex | null): Promise<StoredIndex> {
      if (known !== null) {
        const head = await readDocument(firestore, `question_index/${headId}`, indexDocumentSchema)
        if ((head?.version ?? '') === known.version) return known
      }
      // All at once, so that head and parts are of one moment.
      const all = query(collection(firestore, 'question_index'), limit(readLimits.questionIndex))
      return storedIndexOf(await readList(all, indexDocumentSchema))
    },
  }
}

export const questionIndexRepository = createQuestionIndexRepository(db)
