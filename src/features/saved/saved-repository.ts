import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  setDoc,
} from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { toAppError } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type SavedItem, savedFields, savedItemSchema } from './saved-item'

function rethrow(error: unknown): never {
  throw toAppError(error)
}

/** `users/{uid}/saved`: what a student keeps for later (docs/decisions/011). Every function throws AppError. */
export function createSavedRepository(firestore: Firestore) {
  const own = (userId: string) => collection(firestore, 'users', userId, 'saved')
  return {
    /** The newest ones, as many as `readLimits.saved`. */
    list(userId: string): Promise<SavedItem[]> {
      const newest = query(own(userId), orderBy('savedAt', 'desc'), limit(readLimits.saved))
      return asStudent(() => readList(newest, savedItemSchema))
    },

    /** Saves an item, or saves it again. @param key of `savedKey` */
    async put(userId: string, key: string, item: SavedItem): Promise<void> {
      await asStudent(() => setDoc(doc(own(userId), key), savedFields(item))).catch(rethrow)
    },

    /** Also for one that is not there (any more). */
    async remove(userId: string, key: string): Promise<void> {
      await asStudent(() => deleteDoc(doc(own(userId), key))).catch(rethrow)
    },
  }
}

export type SavedRepository = ReturnType<typeof createSavedRepository>

export const savedRepository = createSavedRepository(db)
