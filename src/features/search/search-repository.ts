import {
  collection,
  type Firestore,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { packageSection } from '@/domain/test-series-package'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import type { SearchSection } from './model/search-section'
import { type SearchItem, searchItemSchema } from './search-item-schema'

const newest = orderBy('timestamp', 'desc')
const isPublished = where('published', '==', true)

/** Collection, what is asked for, and how many: what the rules let everybody read (spec section 9). */
const lists: Record<SearchSection, readonly [string, number, ...QueryConstraint[]]> = {
  'current-affairs': ['current_affairs', readLimits.search, newest],
  jobs: ['jobs', readLimits.search, newest],
  'test-series': ['categories', readLimits.categories, where('section_type', '==', packageSection)],
  'mock-tests': ['mock_tests', readLimits.search, isPublished],
  quizzes: ['quizzes', readLimits.search, isPublished],
  videos: ['videos', readLimits.search],
  // No more than its section shows: a dose opens there.
  'daily-dose': ['dailyDoses', readLimits.default, orderBy('date', 'desc')],
  resources: ['resources', readLimits.search, where('isPaid', '==', false)],
  pdfs: ['pdfs', readLimits.pdfs, newest],
  'paid-pdfs': ['paid_resource_categories', readLimits.categories],
}

/** What can be searched, one list a section. */
export function createSearchRepository(firestore: Firestore) {
  return {
    /** The section's items on show, the newest first where it has an order. @throws AppError when the read fails. */
    async list(section: SearchSection): Promise<SearchItem[]> {
      const [name, count, ...constraints] = lists[section]
      const items = query(collection(firestore, name), ...constraints, limit(count))
      return (await readList(items, searchItemSchema)).filter(({ isVisible }) => isVisible)
    },
  }
}

export const searchRepository = createSearchRepository(db)
