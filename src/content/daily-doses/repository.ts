import type { Firestore } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { db } from '@/lib/firebase/firestore'
import { newestFirst, type Page } from '@/lib/firebase/page'
import { ofValue } from '../catalogues/definitions'
import { readPage } from '../catalogues/repository'
import { type DailyDose, dailyDoseSchema } from './schema'

/** The `dailyDoses` collection (spec section 7). */
export function createDailyDoseRepository(firestore: Firestore) {
  return {
    /** Those on show, of a category or of all, newest first. @throws AppError when the read fails. */
    async list(category: string | null, count: number = readLimits.default): Promise<Page<DailyDose>> {
      const listing = { of: 'dailyDoses', equal: ofValue('categoryName', category) } as const
      const page = await readPage(firestore, listing, count, dailyDoseSchema)
      return { ...page, items: newestFirst(page.items) }
    },
  }
}

export const dailyDoseRepository = createDailyDoseRepository(db)
