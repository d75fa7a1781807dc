/** Documents that a test adds to a collection, and takes away again: their ids begin with `added-`. */
import { collection, deleteDoc, doc, type Firestore, getDocs, writeBatch } from 'firebase/firestore/lite'

/** Adds `added-0001` and so on. @param admin the database without rules */
export async function fill(
  admin: Firestore,
  name: string,
  count: number,
  fields: (n: number) => Record<string, unknown>,
): Promise<void> {
  for (let start = 1; start <= count; start += 500) {
    const batch = writeBatch(admin)
    for (let n = start; n <= Math.min(count, start + 499); n++)
      batch.set(doc(admin, name, `added-${String(n).padStart(4, '0')}`), fields(n))
    await batch.commit()
  }
}

export async function removeAdded(admin: Firestore, name: string): Promise<void> {
  const { docs } = await getDocs(collection(admin, name))
  for (const { ref } of docs.filter(({ id }) => id.startsWith('added-'))) await deleteDoc(ref)
}
