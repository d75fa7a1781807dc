/** `orders/{orderId}`: what was ordered at which price, and whether it is paid. */
import * as z from 'zod'
import type { Product } from './catalogue'
import type { FirestoreClient, Write } from './firestore/client'

const orderFields = {
  userId: z.string(),
  productId: z.string(),
  productName: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  /** Rupees. */
  amount: z.number(),
  currency: z.string(),
  createdAt: z.date(),
}

const orderSchema = z.discriminatedUnion('status', [
  z.object({ ...orderFields, status: z.literal('created') }),
  z.object({ ...orderFields, status: z.literal('paid'), paymentId: z.string(), paidAt: z.date() }),
])

export type Order = z.infer<typeof orderSchema> & { orderId: string; updateTime: string }

/** @throws ApiError 503; a ZodError when the stored document is not one that this endpoint wrote */
export async function findOrder(firestore: FirestoreClient, orderId: string): Promise<Order | undefined> {
  const document = await firestore.get(`orders/${orderId}`)
  return document && { ...orderSchema.parse(document.data), orderId, updateTime: document.updateTime }
}

export function newOrderWrite(
  orderId: string,
  order: { userId: string; product: Product; currency: string; createdAt: Date },
): Write {
  const { product } = order
  return {
    set: `orders/${orderId}`,
    fields: {
      userId: order.userId,
      productId: product.productId,
      productName: product.productName,
      categoryId: product.categoryId,
      categoryName: product.categoryName,
      amount: product.price,
      currency: order.currency,
      status: 'created',
      createdAt: order.createdAt,
    },
    when: { exists: false },
  }
}

/** Holds only if nobody has changed the order since it was read. */
export function paidOrderWrite(order: Order, payment: { paymentId: string; paidAt: Date }): Write {
  return {
    patch: `orders/${order.orderId}`,
    fields: { status: 'paid', ...payment },
    when: { updateTime: order.updateTime },
  }
}
