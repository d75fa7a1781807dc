import { collection, deleteField, doc, type Firestore, limit, query, setDoc } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { drawerOf, savedDrawerSchema } from './drawer'
import { newestFirst, type SavedItem, savedFields } from './item'

/** `users/{uid}/saved`: what a student saves for later (docs/decisions/011, 036). Every function throws AppError. */
export function createSavedRepository(firestore: Firestore) {
  const own = (userId: string) => collection(firestore, 'users', userId, 'saved')
  return {
    /** What is saved, newest first. */
    async list(userId: string): Promise<SavedItem[]> {
      const drawers = query(own(userId), limit(readLimits.saved))
      return newestFirst((await asStudent(() => readList(drawers, savedDrawerSchema))).flat())
    },

    /** Saves an item, or saves it again. @param key of `savedKey` */
    async put(userId: string, key: string, item: SavedItem): Promise<void> {
      const change = { items: { [key]: savedFields(item) }, lastKey: key }
      await asStudent(() => setDoc(doc(own(userId), drawerOf(key)), change, { merge: true })).catch(rethrow)
    },

    /** Also for one that is not there (any more). */
    async remove(userId: string, key: string): Promise<void> {
      const change = { items: { [key]: deleteField() }, lastKey: key }
      await asStudent(() => setDoc(doc(own(userId), drawerOf(key)), change, { merge: true })).catch(rethrow)
    },
  }
}

export type SavedRepository = ReturnType<typeof createSavedRepository>

export const savedRepository = createSavedRepository(db)
