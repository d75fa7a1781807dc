/** `user_purchases/{uid}_{productId}`: the record by which the rules let a student in; written here alone. */
import * as z from 'zod'
import type { FirestoreClient, Precondition, Write } from './firestore/client'
import type { Order } from './orders'
import { type Standing, standingOf } from './reversals'

const purchaseSchema = z.object({
  userId: z.string(),
  productId: z.string(),
  isActive: z.boolean().nullish(),
  paymentId: z.string().nullish(),
  endedBy: z.string().nullish(),
})

export interface Purchase {
  isActive: boolean
  paymentId: string | null
  /** Whether a refund or a dispute ended it, rather than an operator. */
  isReversed: boolean
  updateTime: string
}

/** Where the purchase of a student and product is stored. */
export function purchasePath(userId: string, productId: string): string {
  return `user_purchases/${userId}_${productId}`
}

/**
 * A purchase that was taken back (isActive not true) is not owned.
 * @throws ApiError 503; Error when the record is of another student or product, whose ids make the same path: `a_b` with
 * `c` and `a` with `b_c`
 */
export async function findPurchase(
  firestore: FirestoreClient,
  userId: string,
  productId: string,
): Promise<Purchase | undefined> {
  const document = await firestore.get(purchasePath(userId, productId))
  if (!document) return undefined
  const purchase = purchaseSchema.safeParse(document.data)
  if (purchase.data?.userId !== userId || purchase.data.productId !== productId) {
    throw new Error(`${purchasePath(userId, productId)} is not of this student and product`)
  }
  const { isActive, paymentId, endedBy } = purchase.data
  return {
    isActive: isActive === true,
    paymentId: paymentId ?? null,
    isReversed: Boolean(endedBy),
    updateTime: document.updateTime,
  }
}

/** Holds only if the record is still as `existing` says. */
export function purchaseWrite(
  order: Order,
  payment: { paymentId: string; purchaseDate: Date },
  existing: Purchase | undefined,
): Write {
  const when: Precondition = existing ? { updateTime: existing.updateTime } : { exists: false }
  const standing = standingOf(order, payment.paymentId)
  return {
    set: purchasePath(order.userId, order.productId),
    fields: {
      userId: order.userId,
      productId: order.productId,
      productName: order.productName,
      categoryId: order.categoryId,
      categoryName: order.categoryName,
      purchaseDate: payment.purchaseDate,
      amount: order.amount,
      currency: order.currency,
      paymentId: payment.paymentId,
      orderId: order.orderId,
      ...(standing.givenBack > 0 ? standing : {}),
      isActive: standing.endedBy === null,
    },
    when,
  }
}

/** What the reversals of its payment make of a purchase; one that an operator has switched off stays so. */
export function reversedPurchaseWrite(order: Order, existing: Purchase, standing: Standing): Write {
  const isTakenBack = !existing.isActive && !existing.isReversed
  const { givenBack, endedBy } = standing
  return {
    patch: purchasePath(order.userId, order.productId),
    // A dispute may still be won, which restores what a dispute has ended: so it does not end what an operator has ended.
    fields:
      isTakenBack && endedBy === 'dispute'
        ? { givenBack, isActive: false }
        : { ...standing, isActive: endedBy === null && !isTakenBack },
    when: { updateTime: existing.updateTime },
  }
}
