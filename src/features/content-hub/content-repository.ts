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
import { isPaidItem } from '@/domain/access/access'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type DailyDose, dailyDoseSchema } from './daily-dose-schema'
import { type MockTest, mockTestSchema } from './mock-test-schema'
import { pdfSchema, resourceSchema, type StudyResource } from './resource-schema'

const active = <Item extends { isActive: boolean }>(items: Item[]) => items.filter((item) => item.isActive)

/** Firestore sorts a date that is written as text apart from real ones. */
const newestFirst = <Item extends { date: Date | null }>(items: Item[]) =>
  items.sort((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0))

/** The hub's own lists (spec section 7). Each is one query with its limit; what is switched off is left out. */
export function createContentRepository(firestore: Firestore) {
  const inCategory = (category: string | null): QueryConstraint[] =>
    category === null ? [] : [where('categoryName', '==', category)]
  return {
    /** Published mock tests. @throws AppError when the read fails. */
    async mockTests(category: string | null): Promise<MockTest[]> {
      const published = query(
        collection(firestore, 'mock_tests'),
        ...inCategory(category),
        where('published', '==', true),
        limit(readLimits.default),
      )
      return active(await readList(published, mockTestSchema)).filter((test) => test.isPublished)
    },

    /** Daily doses, newest first. @throws AppError when the read fails. */
    async dailyDoses(category: string | null): Promise<DailyDose[]> {
      const doses = query(
        collection(firestore, 'dailyDoses'),
        ...inCategory(category),
        orderBy('date', 'desc'),
        limit(readLimits.default),
      )
      return newestFirst(active(await readList(doses, dailyDoseSchema)))
    },

    /**
     * Free resources. The collection holds the rows of the paid packs too; only what says `isPaid: false` is asked for,
     * so that they do not fill the ten places. @throws AppError when the read fails.
     */
    async resources(category: string | null): Promise<StudyResource[]> {
      const resources = query(
        collection(firestore, 'resources'),
        ...inCategory(category),
        where('isPaid', '==', false),
        limit(readLimits.default),
      )
      return active(await readList(resources, resourceSchema)).filter((resource) => !isPaidItem(resource))
    },

    /** PDFs, newest first, 50 at most. @throws AppError when the read fails. */
    async pdfs(): Promise<StudyResource[]> {
      const pdfs = query(collection(firestore, 'pdfs'), orderBy('timestamp', 'desc'), limit(readLimits.pdfs))
      return active(await readList(pdfs, pdfSchema))
    },
  }
}

export const contentRepository = createContentRepository(db)
