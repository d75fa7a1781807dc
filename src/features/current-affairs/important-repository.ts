import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type CurrentAffair, currentAffairSchema } from './current-affair-schema'

/** The current affairs that every student should have read (spec section 7). */
export function createImportantRepository(firestore: Firestore) {
  const articles = collection(firestore, 'current_affairs')
  return {
    /** The newest 5 that are marked as important and on show. @throws AppError when the read fails. */
    async important(): Promise<CurrentAffair[]> {
      const important = query(
        articles,
        where('isImportant', '==', true),
        where('isActive', '==', true),
        orderBy('date', 'desc'),
        limit(readLimits.importantCurrentAffairs),
      )
      return readList(important, currentAffairSchema)
    },
  }
}

export const importantRepository = createImportantRepository(db)
