import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import type { Purchases } from '@/domain/purchase/purchases'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { purchaseNamesSchema, purchaseRecordSchema } from './purchase-schema'

/** What one student bought, and the record of it (spec sections 4, 6 and 7). */
export function createPurchaseRepository(firestore: Firestore) {
  return {
    /**
     * The student's active purchases and the names that their own record lists.
     * @throws AppError when one of the two reads fails.
     */
    async find(userId: string): Promise<Purchases> {
      const own = query(
        collection(firestore, 'user_purchases'),
        where('userId', '==', userId),
        where('isActive', '==', true),
        limit(readLimits.purchases),
      )
      const [records, names] = await Promise.all([
        readList(own, purchaseRecordSchema),
        readDocument(firestore, `users/${userId}`, purchaseNamesSchema),
      ])
      return { userId, records, names: names ?? { testSeries: [], resources: [] } }
    },
  }
}

export const purchaseRepository = createPurchaseRepository(db)
