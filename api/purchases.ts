/** `user_purchases/{uid}_{productId}`: the record by which the rules let a student in; written here alone. */
import * as z from 'zod'
import type { FirestoreClient, Precondition, Write } from './firestore/client'
import type { Order } from './orders'

const purchaseSchema = z.object({ isActive: z.boolean().nullish() })

export interface Purchase {
  isActive: boolean
  updateTime: string
}

function path(userId: string, productId: string): string {
  return `user_purchases/${userId}_${productId}`
}

/** A purchase that was taken back (isActive not true) is not owned. @throws ApiError 503 */
export async function findPurchase(
  firestore: FirestoreClient,
  userId: string,
  productId: string,
): Promise<Purchase | undefined> {
  const document = await firestore.get(path(userId, productId))
  if (!document) return undefined
  const purchase = purchaseSchema.safeParse(document.data)
  return { isActive: purchase.data?.isActive === true, updateTime: document.updateTime }
}

/** Holds only if the record is still as `existing` says. */
export function purchaseWrite(
  order: Order,
  payment: { paymentId: string; purchaseDate: Date },
  existing: Purchase | undefined,
): Write {
  const when: Precondition = existing ? { updateTime: existing.updateTime } : { exists: false }
  return {
    set: path(order.userId, order.productId),
    fields: {
      userId: order.userId,
      productId: order.productId,
      productName: order.productName,
      categoryId: order.categoryId,
      categoryName: order.categoryName,
      purchaseDate: payment.purchaseDate,
      isActive: true,
      amount: order.amount,
      currency: order.currency,
      paymentId: payment.paymentId,
      orderId: order.orderId,
    },
    when,
  }
}
