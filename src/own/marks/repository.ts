import { arrayUnion, doc, type Firestore, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import type { ReadPlace } from '@/domain/marks/marks'
import type { MarkTexts } from '@/domain/marks/marks-text'
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { sha256 } from '@/lib/sha256'
import { readPlaceOf } from './reading-place'

/** What the account has of one book. */
export interface AccountMarks extends MarkTexts {
  readonly place: ReadPlace | null
  readonly title?: string | undefined
  /** Counts the writes. */
  readonly revision: number
}

/** A `users/{uid}/marks/{id}` document, and this device's copy of it. */
export const accountMarksSchema: z.ZodMiniType<AccountMarks> = z.object({
  bookmarks: z.string(),
  notes: z.string(),
  place: z.pipe(z.unknown(), z.transform(readPlaceOf)),
  title: z.optional(z.string()),
  revision: z.number(),
})

/** What a student marks in books, in their account (docs/decisions/057). Every function throws AppError. */
function createMarksRepository(firestore: Firestore) {
  return {
    /** What the account has of a book; null for nothing. */
    find: (uid: string, book: string): Promise<AccountMarks | null> =>
      asStudent(async () =>
        readDocument(firestore, `users/${uid}/marks/${await sha256(book)}`, accountMarksSchema),
      ),

    /**
     * Writes a book's marks in place of the revision that they follow, 0 for none.
     * @throws AppError `permission-denied` also when another device has written since.
     */
    async save(
      uid: string,
      { book, title }: { book: string; title: string },
      { bookmarks, notes, place }: Omit<AccountMarks, 'revision'>,
      follows: number,
    ): Promise<void> {
      const fields = { book, title: title.slice(0, 300), bookmarks, notes, place }
      const change = { ...fields, follows, revision: follows + 1, updatedAt: serverTimestamp() }
      await asStudent(async () => {
        const id = await sha256(book)
        const entry = { ids: arrayUnion(id) }
        if (follows === 0) await setDoc(doc(firestore, `users/${uid}/counted/marks`), entry, { merge: true })
        await setDoc(doc(firestore, `users/${uid}/marks/${id}`), change)
      }).catch(rethrow)
    },
  }
}

export type MarksRepository = ReturnType<typeof createMarksRepository>

export const marksRepository = createMarksRepository(db)
