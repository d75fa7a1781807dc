import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type Job, jobSchema } from './job-schema'

/** The `jobs` collection (spec section 7). */
export function createJobRepository(firestore: Firestore) {
  return {
    /** The newest 10, or the newest 10 of a category. @throws AppError when the read fails. */
    async list(category: string | null): Promise<Job[]> {
      const jobs = query(
        collection(firestore, 'jobs'),
        ...(category === null ? [] : [where('category', '==', category)]),
        orderBy('timestamp', 'desc'),
        limit(readLimits.default),
      )
      return (await readList(jobs, jobSchema)).filter((job) => job.isActive)
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
