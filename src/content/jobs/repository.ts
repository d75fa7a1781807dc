import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { newestFirst, type Page } from '@/lib/firebase/page'
import { ofValue } from '../catalogues/definitions'
import { readPage } from '../catalogues/repository'
import { readOpened } from '../opened-repository'
import { type Job, jobSchema, type ListedJob, listedJobSchema } from './schema'

/** The `jobs` collection (spec section 7); what is switched off is left out. */
export function createJobRepository(firestore: Firestore) {
  const jobs = collection(firestore, 'jobs')
  return {
    /** The newest `count`, of a category or of all. @throws AppError when the read fails. */
    async list(category: string | null, count: number = readLimits.default): Promise<Page<ListedJob>> {
      const listing = { of: 'jobs', equal: ofValue('category', category) } as const
      const page = await readPage(firestore, listing, count, listedJobSchema)
      return { ...page, items: newestFirst(page.items) }
    },

    /** Those with a deadline in a time, the next one first, `count` at most. @throws AppError when the read fails. */
    async closing({ from, to }: { from: Date; to: Date }, count: number): Promise<Job[]> {
      const deadlines = [where('deadline', '>=', from), where('deadline', '<=', to), orderBy('deadline')]
      const found = await readList(query(jobs, ...deadlines, limit(count)), jobSchema)
      return found.filter((job) => job.isActive)
    },

    /** One job; null when there is none or it is switched off. @throws AppError when the read fails. */
    async find(id: string): Promise<Job | null> {
      if (!isDocumentId(id)) return null
      const job = await readOpened(firestore, `jobs/${id}`, jobSchema)
      return job?.isActive ? job : null
    },
  }
}

export const jobRepository = createJobRepository(db)
