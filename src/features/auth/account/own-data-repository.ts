import {
  collection,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite'
import { rethrow, toAppError } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { db } from '@/lib/firebase/firestore'

/** What a student's record may have below it: what leaving deletes and what the file of one's own data holds. */
export const ownCollections = [
  'saved',
  'attempts',
  'cards',
  'days',
  'marks',
  'preferences',
  'reports',
] as const

/** A document as it is stored, with its id. */
export type StoredFields = Readonly<Record<string, unknown>> & { readonly id: string }

/** As many as the rules let a list ask for. */
const atOnce = 100

function unlessRefused(error: unknown): void {
  if (toAppError(error).code !== 'permission-denied') throw toAppError(error)
}

async function removeAll(firestore: Firestore, path: string): Promise<void> {
  const { docs } = await getDocs(query(collection(firestore, path), limit(atOnce)))
  await Promise.all(docs.map(({ ref }) => deleteDoc(ref)))
  if (docs.length === atOnce) await removeAll(firestore, path)
}

/** All documents of a list as they are stored, page by page, in the order of their ids. @throws AppError */
async function readWholeList(list: Query): Promise<StoredFields[]> {
  const found: StoredFields[] = []
  let page = query(list, orderBy(documentId()), limit(atOnce))
  for (;;) {
    const { docs } = await getDocs(page).catch(rethrow)
    found.push(...docs.map((document) => ({ ...document.data(), id: document.id })))
    const last = docs[docs.length - 1]
    if (docs.length < atOnce || !last) return found
    page = query(list, orderBy(documentId()), startAfter(last.id), limit(atOnce))
  }
}

/** Everything that is a student's own (docs/decisions/008). */
export function createOwnDataRepository(firestore: Firestore) {
  return {
    /**
     * Deletes the student's own record, then what stands below it: the rules let days and reports go only when the record has
     * gone. What they refuse to delete stays.
     * @throws AppError when it fails for another reason
     */
    async remove(id: string): Promise<void> {
      await deleteDoc(doc(firestore, 'users', id)).catch(unlessRefused)
      for (const name of ownCollections)
        await removeAll(firestore, `users/${id}/${name}`).catch(unlessRefused)
    },

    /** The student's own record as it is stored; null when there is none. @throws AppError */
    async record(id: string): Promise<StoredFields | null> {
      const snapshot = await asStudent(() => getDoc(doc(firestore, 'users', id))).catch(rethrow)
      return snapshot.exists() ? { ...snapshot.data(), id } : null
    },

    /** All of one collection below the record. @throws AppError */
    below: (id: string, name: (typeof ownCollections)[number]): Promise<StoredFields[]> =>
      asStudent(() => readWholeList(collection(firestore, 'users', id, name))),

    /** Every purchase record, also one that is no longer active. @throws AppError */
    purchases: (id: string): Promise<StoredFields[]> =>
      asStudent(() =>
        readWholeList(query(collection(firestore, 'user_purchases'), where('userId', '==', id))),
      ),
  }
}

export const ownDataRepository = createOwnDataRepository(db)
