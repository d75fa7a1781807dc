import {
  arrayUnion,
  collection,
  doc,
  type Firestore,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isTestSeriesProduct } from '@/domain/purchase/product'
import type { Purchases } from '@/domain/purchase/purchases'
import { t } from '@/language/text'
import { AppError, toAppError } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { purchaseNamesSchema, purchaseRecordSchema, type Receipt, receiptSchema } from './purchase-schema'

/** All purchase records of the student, ended ones too. */
function ownPurchases(firestore: Firestore, userId: string) {
  const records = collection(firestore, 'user_purchases')
  return query(records, where('userId', '==', userId), limit(readLimits.purchases))
}

/** What one student bought, and the record of it (spec sections 4, 6 and 7). */
export function createPurchaseRepository(firestore: Firestore) {
  return {
    /**
     * The student's active purchases and the names that their own record lists.
     * @throws AppError when one of the two reads fails.
     */
    async find(userId: string): Promise<Purchases> {
      const [records, names] = await asStudent(() =>
        Promise.all([
          // As spec section 7 asks for them.
          readList(
            query(ownPurchases(firestore, userId), where('isActive', '==', true)),
            purchaseRecordSchema,
          ),
          readDocument(firestore, `users/${userId}`, purchaseNamesSchema),
        ]),
      )
      return { userId, records, names: names ?? { testSeries: [], resources: [] } }
    },

    /**
     * The receipts of active purchases, of those that a refund or a dispute ended, and of gifts that were taken back; the
     * newest first.
     * @throws AppError
     */
    async receipts(userId: string): Promise<Receipt[]> {
      const receipts = await asStudent(() => readList(ownPurchases(firestore, userId), receiptSchema))
      const time = ({ purchaseDate }: Receipt) => purchaseDate?.getTime() ?? 0
      // What an operator switched off in the console was never a purchase to the student (spec section 4, visibility).
      const isShown = ({ ended }: Receipt) => ended?.by !== 'operator' || ended.on !== null
      return receipts.filter(isShown).sort((a, b) => time(b) - time(a))
    },

    /**
     * Adds the product's name to the student's own list, once however often it is called. The rules allow exactly the
     * name of the server-written purchase that `lastProductId` points to.
     * @throws AppError 'Failed to add test series or resource purchase'
     */
    async record(purchase: { userId: string; productId: string }, productName: string): Promise<void> {
      const { userId, productId } = purchase
      if (!userId) throw new AppError('unauthenticated', t('User ID is required to update purchases'))
      const list = isTestSeriesProduct(productId) ? 'purchase' : 'Resource'
      await asStudent(() =>
        updateDoc(doc(firestore, 'users', userId), {
          [list]: arrayUnion(productName),
          lastProductId: productId,
          updatedAt: serverTimestamp(),
        }),
      ).catch((error: unknown) => {
        const { code } = toAppError(error)
        throw new AppError(code, t('Failed to add test series or resource purchase'), { cause: error })
      })
    },
  }
}

export const purchaseRepository = createPurchaseRepository(db)
