import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  limit,
  query,
  setDoc,
} from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readAll } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { drawerOf, savedDrawerSchema } from './saved-drawer'
import { newestFirst, type SavedItem, savedFields, savedKey } from './saved-item'

/** `users/{uid}/saved`: what a student keeps for later (docs/decisions/011, 036). Every function throws AppError. */
export function createSavedRepository(firestore: Firestore) {
  const own = (userId: string) => collection(firestore, 'users', userId, 'saved')
  return {
    /** What is saved, newest first, each item once. */
    async list(
      userId: string,
    ): Promise<{ items: SavedItem[] /** There is nothing more. */; isWhole: boolean }> {
      const drawers = query(own(userId), limit(readLimits.saved))
      const { items, read } = await asStudent(() => readAll(drawers, savedDrawerSchema))
      // An item of an earlier version may have been saved again since.
      const oldestFirst = newestFirst(items.flat()).reverse()
      const known = new Map(oldestFirst.map((item) => [savedKey(item), item]))
      return { items: newestFirst([...known.values()]), isWhole: read < readLimits.saved }
    },

    /** Saves an item, or saves it again. @param key of `savedKey` */
    async put(userId: string, key: string, item: SavedItem): Promise<void> {
      const change = { items: { [key]: savedFields(item) }, lastKey: key }
      await asStudent(() => setDoc(doc(own(userId), drawerOf(key)), change, { merge: true })).catch(rethrow)
    },

    /** Also for one that is not there (any more). */
    async remove(userId: string, key: string): Promise<void> {
      const change = { items: { [key]: deleteField() }, lastKey: key }
      // An earlier version saved each item in a document of its own.
      await asStudent(() =>
        Promise.all([
          setDoc(doc(own(userId), drawerOf(key)), change, { merge: true }),
          deleteDoc(doc(own(userId), key)),
        ]),
      ).catch(rethrow)
    },
  }
}

export type SavedRepository = ReturnType<typeof createSavedRepository>

export const savedRepository = createSavedRepository(db)
