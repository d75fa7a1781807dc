import { collection, type Firestore, orderBy, query } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { db } from '@/lib/firebase/firestore'
import { newestFirst, type Page, readPage } from '@/lib/firebase/page-repository'
import type { StudyResource } from '../resources/schema'
import { pdfSchema } from './schema'

/** The `pdfs` collection (spec section 7). */
export function createPdfRepository(firestore: Firestore) {
  return {
    /** Those on show, newest first, 50 at most. @throws AppError when the read fails. */
    async list(): Promise<Page<StudyResource>> {
      const newest = query(collection(firestore, 'pdfs'), orderBy('timestamp', 'desc'))
      const page = await readPage(newest, readLimits.pdfs, pdfSchema)
      return { ...page, items: newestFirst(page.items), isFull: false }
    },
  }
}

export const pdfRepository = createPdfRepository(db)
