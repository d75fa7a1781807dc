import { collection, type Firestore, orderBy, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type Page, readPage } from '@/lib/page-repository'
import { type Job, jobSchema } from './job-schema'

/** The `jobs` collection (spec section 7). */
export function createJobRepository(firestore: Firestore) {
  return {
    /** The newest `count`, of a category or of all. @throws AppError when the read fails. */
    async list(category: string | null, count: number = readLimits.default): Promise<Page<Job>> {
      const inCategory = category === null ? [] : [where('category', '==', category)]
      const newest = query(collection(firestore, 'jobs'), ...inCategory, orderBy('timestamp', 'desc'))
      const page = await readPage(newest, count, jobSchema)
      return { ...page, items: page.items.filter((job) => job.isActive) }
    },

    /** One job; null when there is none or it is switched off. @throws AppError when the read fails. */
    async find(id: string): Promise<Job | null> {
      if (!isDocumentId(id)) return null
      const job = await readDocument(firestore, `jobs/${id}`, jobSchema)
      return job?.isActive ? job : null
    },
  }
}

export const jobRepository = createJobRepository(db)
