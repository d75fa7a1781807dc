import { arrayUnion, doc, type Firestore, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { sha256 } from '@/lib/sha256'
import { storedPlace } from './reading-places'

/** What changed in one book, by its name (`fileKey`). */
export const bookChangeSchema = z.object({
  book: z.string(),
  title: z.string(),
  bookmarks: z.string(),
  notes: z.string(),
  /** A page that the account does not have yet; null when it is not to be sent. */
  place: storedPlace,
})
export type BookChange = z.infer<typeof bookChangeSchema>

/** A `users/{uid}/marks/{id}` document, and this device's copy of it; `revision` counts the writes. */
export const accountMarksSchema = z.extend(bookChangeSchema, { revision: z.number() })
export type AccountMarks = z.infer<typeof accountMarksSchema>

/** What a student marks in books, in their account (docs/decisions/057). Every function throws AppError. */
function createMarksRepository(firestore: Firestore) {
  return {
    /** What the account has of a book; null for nothing. */
    find: (uid: string, book: string): Promise<AccountMarks | null> =>
      asStudent(async () =>
        readDocument(firestore, `users/${uid}/marks/${await sha256(book)}`, accountMarksSchema),
      ),

    /**
     * Writes a book's marks in place of the revision before theirs.
     * @throws AppError `permission-denied` also when another device has written since.
     */
    async save(uid: string, { title, revision, ...marks }: AccountMarks): Promise<void> {
      const follows = revision - 1
      const change = {
        ...marks,
        title: title.slice(0, 300),
        follows,
        revision,
        updatedAt: serverTimestamp(),
      }
      await asStudent(async () => {
        const id = await sha256(marks.book)
        const entry = { ids: arrayUnion(id) }
        if (follows === 0) await setDoc(doc(firestore, `users/${uid}/counted/marks`), entry, { merge: true })
        await setDoc(doc(firestore, `users/${uid}/marks/${id}`), change)
      }).catch(rethrow)
    },
  }
}

export type MarksRepository = ReturnType<typeof createMarksRepository>

export const marksRepository = createMarksRepository(db)
