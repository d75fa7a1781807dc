import { collection, type Firestore, orderBy, type QueryConstraint, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isPaidItem } from '@/domain/access/access'
import { type DocumentSchema, type Page, type Part, readPage } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type DailyDose, dailyDoseSchema } from './daily-dose-schema'
import { type MockTest, mockTestSchema } from './mock-test-schema'
import { pdfSchema, resourceSchema, type StudyResource } from './resource-schema'

/** Firestore sorts a date that is written as text apart from real ones. */
const newestFirst = <Item extends { date: Date | null }>(items: readonly Item[]) =>
  items.toSorted((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0))

const firstPart: Part = { count: readLimits.default }

/**
 * The hub's own lists (spec section 7): the first 10, or what `part` names. Each is one query with its limit; what is
 * switched off is left out.
 */
export function createContentRepository(firestore: Firestore) {
  const inCategory = (category: string | null): QueryConstraint[] =>
    category === null ? [] : [where('categoryName', '==', category)]
  /** A part of a collection, without what is switched off or `isListed` refuses. */
  async function listed<Item extends { isActive: boolean }>(
    name: string,
    constraints: readonly QueryConstraint[],
    part: Part,
    schema: DocumentSchema<Item>,
    isListed: (item: Item) => boolean = () => true,
  ): Promise<Page<Item>> {
    const page = await readPage(collection(firestore, name), constraints, part, schema)
    return { ...page, items: page.items.filter((item) => item.isActive && isListed(item)) }
  }
  return {
    /** Published mock tests. @throws AppError when the read fails. */
    mockTests(category: string | null, part = firstPart): Promise<Page<MockTest>> {
      const published = [...inCategory(category), where('published', '==', true)]
      return listed('mock_tests', published, part, mockTestSchema, (test) => test.isPublished)
    },

    /** Daily doses, newest first. @throws AppError when the read fails. */
    async dailyDoses(category: string | null, part = firstPart): Promise<Page<DailyDose>> {
      const newest = [...inCategory(category), orderBy('date', 'desc')]
      const page = await listed('dailyDoses', newest, part, dailyDoseSchema)
      return { ...page, items: newestFirst(page.items) }
    },

    /**
     * Free resources. The collection holds the rows of the paid packs too; only what says `isPaid: false` is asked for,
     * so that they do not fill the ten places. @throws AppError when the read fails.
     */
    resources(category: string | null, part = firstPart): Promise<Page<StudyResource>> {
      const free = [...inCategory(category), where('isPaid', '==', false)]
      return listed('resources', free, part, resourceSchema, (resource) => !isPaidItem(resource))
    },

    /** PDFs, newest first, 50 at most. @throws AppError when the read fails. */
    async pdfs(): Promise<Page<StudyResource>> {
      const part = { count: readLimits.pdfs }
      const page = await listed('pdfs', [orderBy('timestamp', 'desc')], part, pdfSchema)
      return { ...page, next: null }
    },
  }
}

export const contentRepository = createContentRepository(db)
