import type { Firestore } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { db } from '@/lib/firebase/firestore'
import { newestFirst, type Page } from '@/lib/firebase/page'
import { readPage } from '../catalogues/repository'
import type { StudyResource } from '../resources/schema'
import { pdfSchema } from './schema'

/** The `pdfs` collection (spec section 7). */
export function createPdfRepository(firestore: Firestore) {
  return {
    /** Those on show, newest first, 50 at most. @throws AppError when the read fails. */
    async list(): Promise<Page<StudyResource>> {
      const page = await readPage(firestore, { of: 'pdfs' }, readLimits.pdfs, pdfSchema)
      return { ...page, items: newestFirst(page.items), isFull: false }
    },
  }
}

export const pdfRepository = createPdfRepository(db)
