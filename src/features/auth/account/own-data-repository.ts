import { collection, deleteDoc, doc, type Firestore, getDocs, limit, query } from 'firebase/firestore/lite'
import { toAppError } from '@/lib/app-error'
import { db } from '@/lib/firebase/firestore'

/** What a student's record may have below it, as far as the rules let its student delete it. */
const ownCollections = ['saved', 'attempts']
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

/** Everything that is a student's own, for when they leave (docs/decisions/008). */
export function createOwnDataRepository(firestore: Firestore) {
  return {
    /**
     * Deletes the student's own record and what stands below it; what the rules refuse to delete stays.
     * @throws AppError when it fails for another reason
     */
    async remove(id: string): Promise<void> {
      for (const name of ownCollections)
        await removeAll(firestore, `users/${id}/${name}`).catch(unlessRefused)
      await deleteDoc(doc(firestore, 'users', id)).catch(unlessRefused)
    },
  }
}

export const ownDataRepository = createOwnDataRepository(db)
