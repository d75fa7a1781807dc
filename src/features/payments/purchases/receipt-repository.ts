import type { Firestore } from 'firebase/firestore/lite'
import { asStudent } from '@/lib/firebase/as-student'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { ownPurchases } from './purchase-repository'
import { type Receipt, receiptSchema } from './receipt-schema'

/** The receipts of what one student bought. */
export function createReceiptRepository(firestore: Firestore) {
  return {
    /** Those of active purchases, and of those that a refund or a dispute ended; the newest first. @throws AppError */
    async list(userId: string): Promise<Receipt[]> {
      const receipts = await asStudent(() => readList(ownPurchases(firestore, userId), receiptSchema))
      const time = ({ purchaseDate }: Receipt) => purchaseDate?.getTime() ?? 0
      // What an operator switched off was never a purchase to the student (spec section 4, visibility).
      return receipts.filter(({ ended }) => ended?.by !== 'operator').sort((a, b) => time(b) - time(a))
    },
  }
}

export const receiptRepository = createReceiptRepository(db)
