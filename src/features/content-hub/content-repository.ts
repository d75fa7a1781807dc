import {
  collection,
  type Firestore,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isPaidItem } from '@/domain/access/access'
import type { DocumentSchema } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type Page, readPage } from '@/lib/page-repository'
import { type DailyDose, dailyDoseSchema } from './daily-dose-schema'
import { type MockTest, mockTestSchema } from './mock-test-schema'
import { pdfSchema, resourceSchema, type StudyResource } from './resource-schema'

/** Firestore sorts a date that is written as text apart from real ones. */
const newestFirst = <Item extends { date: Date | null }>(items: readonly Item[]) =>
  items.toSorted((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0))

/**
 * The hub's own lists (spec section 7): the first 10, or `count`. Each is one query with its limit; what is
 * switched off is left out.
 */
export function createContentRepository(firestore: Firestore) {
  const inCategory = (category: string | null): QueryConstraint[] =>
    category === null ? [] : [where('categoryName', '==', category)]
  /** A part of a collection, without what is switched off or `isListed` refuses. */
  async function listed<Item extends { isActive: boolean }>(
    name: string,
    constraints: readonly QueryConstraint[],
    count: number,
    schema: DocumentSchema<Item>,
    isListed: (item: Item) => boolean = () => true,
  ): Promise<Page<Item>> {
    const page = await readPage(query(collection(firestore, name), ...constraints), count, schema)
    return { ...page, items: page.items.filter((item) => item.isActive && isListed(item)) }
  }
  return {
    /** Published mock tests. @throws AppError when the read fails. */
    mockTests(category: string | null, count: number = readLimits.default): Promise<Page<MockTest>> {
      const published = [...inCategory(category), where('published', '==', true)]
      return listed('mock_tests', published, count, mockTestSchema, (test) => test.isPublished)
    },

    /** Daily doses, newest first. @throws AppError when the read fails. */
    async dailyDoses(category: string | null, count: number = readLimits.default): Promise<Page<DailyDose>> {
      const newest = [...inCategory(category), orderBy('date', 'desc')]
      const page = await listed('dailyDoses', newest, count, dailyDoseSchema)
      return { ...page, items: newestFirst(page.items) }
    },

    /**
     * Free resources. The collection holds the rows of the paid packs too; only what says `isPaid: false` is asked for,
     * so that they do not fill the ten places. @throws AppError when the read fails.
     */
    resources(category: string | null, count: number = readLimits.default): Promise<Page<StudyResource>> {
      const free = [...inCategory(category), where('isPaid', '==', false)]
      return listed('resources', free, count, resourceSchema, (resource) => !isPaidItem(resource))
    },

    /** PDFs, newest first, 50 at most. @throws AppError when the read fails. */
    async pdfs(): Promise<Page<StudyResource>> {
      const page = await listed('pdfs', [orderBy('timestamp', 'desc')], readLimits.pdfs, pdfSchema)
      return { ...page, isFull: false }
    },
  }
}

export const contentRepository = createContentRepository(db)
