import { collection, type Firestore, orderBy, query } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { db } from '@/lib/firebase/firestore'
import { newestFirst, ofValue, type Page, readPage } from '@/lib/firebase/page-repository'
import { type DailyDose, dailyDoseSchema } from './schema'

/** The `dailyDoses` collection (spec section 7). */
export function createDailyDoseRepository(firestore: Firestore) {
  return {
    /** Those on show, of a category or of all, newest first. @throws AppError when the read fails. */
    async list(category: string | null, count: number = readLimits.default): Promise<Page<DailyDose>> {
      const doses = collection(firestore, 'dailyDoses')
      const newest = query(doses, ...ofValue('categoryName', category), orderBy('date', 'desc'))
      const page = await readPage(newest, count, dailyDoseSchema)
      return { ...page, items: newestFirst(page.items) }
    },
  }
}

export const dailyDoseRepository = createDailyDoseRepository(db)
