/**
 * `orders/{orderId}`: what was ordered at which price, and whether it is paid. A status only ever moves down this table,
 * in whatever order the news comes in:
 *
 * | status    | meaning                                             | may become      |
 * |-----------|-----------------------------------------------------|-----------------|
 * | created   | handed out; nobody has tried to pay                 | attempted, paid |
 * | attempted | a payment was tried and failed                      | paid            |
 * | paid      | a payment was taken and the product granted         | -               |
 *
 * `dueAt` says when reconciliation asks the provider about it next; null, and it asks no more (reconcile.ts). `heldSince`
 * says when the provider was first seen to hold money for it.
 */
import * as z from 'zod'
import { paiseOf } from '../src/domain/price'
import type { ProductForSale } from './catalogue'
import { ApiError, sentences, unreadableOrder } from './errors'
import type { FirestoreClient, Write } from './firestore/client'
import type { StoredDocument } from './firestore/values'
import { nextLook } from './next-look'
import type { Bill, PaymentProvider } from './providers/provider'
import { type Reversals, reversalsSchema, standingOf } from './reversals'
import type { Log } from './upstream'

/** What orders are placed, settled and recorded with. */
export interface OrderDesk {
  firestore: FirestoreClient
  provider: PaymentProvider
  now: () => Date
  log: Log
}

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
  dueAt: z.date().nullish(),
  heldSince: z.date().nullish(),
  reversals: reversalsSchema.optional(),
  /** Captured payments beside the recorded one, by id; each `true`, so that an order is found by one of them. */
  furtherPayments: z.record(z.string(), z.literal(true)).optional(),
  /** When each of them was recorded, by id. */
  furtherPaidAt: z.record(z.string(), z.date()).optional(),
  /** When something happened that an operator has to look at: paid once too often, or a refund that failed. */
  attentionAt: z.date().optional(),
}

const orderSchema = z.discriminatedUnion('status', [
  z.object({ ...orderFields, status: z.literal('created') }),
  z.object({ ...orderFields, status: z.literal('attempted') }),
  z.object({ ...orderFields, status: z.literal('paid'), paymentId: z.string(), paidAt: z.date() }),
])

export type Order = z.infer<typeof orderSchema> & { orderId: string; updateTime: string }

/** @throws ApiError 409 when the document is not one that this endpoint wrote */
export function toOrder({ id, updateTime, data }: StoredDocument): Order {
  const order = orderSchema.safeParse(data)
  if (!order.success) throw unreadableOrder(id, order.error)
  return { ...order.data, orderId: id, updateTime }
}

/** Whether this endpoint can read an order's fields. */
export const isReadableOrder = (data: Readonly<Record<string, unknown>>): boolean =>
  orderSchema.safeParse(data).success

/** @throws ApiError 409 when its document is damaged, 503 */
export async function findOrder(firestore: FirestoreClient, orderId: string): Promise<Order | undefined> {
  const document = await firestore.get(`orders/${orderId}`)
  return document && toOrder(document)
}

/** The order that this payment was made for. @throws as `findOrder` */
export async function findPaidOrder(
  firestore: FirestoreClient,
  paymentId: string,
): Promise<Order | undefined> {
  const further = `furtherPayments.\`${paymentId.replaceAll(/[`\\]/g, '')}\``
  const [document] = [
    ...(await firestore.query('orders', { paymentId }, 1)),
    ...(await firestore.query('orders', { [further]: true }, 1)),
  ]
  return document && toOrder(document)
}

/** A captured payment of the order that was not given back: the recorded one, or one beside it. */
export function standingPayment(order: Order): { paymentId: string; purchaseDate: Date } | undefined {
  if (order.status !== 'paid') return undefined
  const paymentId = [order.paymentId, ...Object.keys(order.furtherPayments ?? {})].find(
    (id) => standingOf(order, id).endedBy === null,
  )
  if (paymentId === undefined) return undefined
  return { paymentId, purchaseDate: order.furtherPaidAt?.[paymentId] ?? order.paidAt }
}

/**
 * Finds an order that was paid although the student already owned the product, with a payment that was not reversed.
 * @throws as `findOrder`
 */
export async function findExtraOrder(
  firestore: FirestoreClient,
  { userId, productId }: Pick<Order, 'userId' | 'productId'>,
): Promise<Order | undefined> {
  const documents = await firestore.query('orders', { userId, productId, isExtra: true }, 10)
  return documents.map(toOrder).find(standingPayment)
}

/**
 * The student's own order.
 * @throws ApiError 404 if the student has no such order, 409 if its document is damaged, 503
 */
export async function findOwnOrder(
  firestore: FirestoreClient,
  orderId: string,
  userId: string,
): Promise<Order> {
  const document = await firestore.get(`orders/${orderId}`)
  if (document?.data.userId !== userId) throw new ApiError(404, sentences.noOrder)
  return toOrder(document)
}

/** What the order asks for, as the provider counts it. @throws Error when the stored amount is no price */
export function billOf({ orderId, amount, currency }: Order): Bill {
  const paise = paiseOf(amount)
  if (paise === null) throw new Error(`order ${orderId} has no payable amount`)
  return { orderId, amount: paise, currency }
}

export function newOrderWrite(
  orderId: string,
  order: { userId: string; product: ProductForSale; currency: string; createdAt: Date },
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
      dueAt: nextLook(order.createdAt, order.createdAt),
    },
    when: { exists: false },
  }
}

/**
 * Holds only if nobody has changed the order since it was read.
 * @param isExtra whether the student owned the product already, so that the payment grants nothing
 */
export function paidOrderWrite(
  order: Order,
  payment: { paymentId: string; paidAt: Date },
  isExtra: boolean,
): Write {
  return {
    patch: `orders/${order.orderId}`,
    fields: {
      status: 'paid',
      dueAt: null,
      ...payment,
      ...(isExtra && { isExtra, attentionAt: payment.paidAt }),
    },
    when: { updateTime: order.updateTime },
  }
}

/** An extra order grants its product from now on. Holds only for the order as it was read. */
export function usedOrderWrite(order: Order): Write {
  return {
    patch: `orders/${order.orderId}`,
    fields: { isExtra: false },
    when: { updateTime: order.updateTime },
  }
}

/** One more captured payment of an order that is paid already. Holds only for the order as it was read. */
export function furtherPaymentWrite(order: Order, paymentId: string, now: Date): Write {
  return {
    patch: `orders/${order.orderId}`,
    fields: {
      furtherPayments: { ...order.furtherPayments, [paymentId]: true },
      furtherPaidAt: { ...order.furtherPaidAt, [paymentId]: now },
      attentionAt: now,
    },
    when: { updateTime: order.updateTime },
  }
}

/** Holds only for the order as it was read, so that a late failure never undoes a payment. */
export function attemptedOrderWrite(order: Order): Write {
  return {
    patch: `orders/${order.orderId}`,
    fields: { status: 'attempted' },
    when: { updateTime: order.updateTime },
  }
}

/** The provider holds money for an unpaid order. Holds only for the order as it was read. */
export function heldOrderWrite(order: Order, now: Date): Write {
  const dueAt = nextLook(order.createdAt, now, { since: now, isHeld: true })
  return {
    patch: `orders/${order.orderId}`,
    fields: { heldSince: now, dueAt },
    when: { updateTime: order.updateTime },
  }
}

/** When reconciliation looks at an order next; null: no more. */
export function dueOrderWrite(orderId: string, dueAt: Date | null): Write {
  return { patch: `orders/${orderId}`, fields: { dueAt }, when: { exists: true } }
}

/** Notes what went back of a payment of the order, also before that payment is recorded (docs/decisions/037). */
export function reversedOrderWrite(order: Order, reversals: Reversals, attentionAt: Date | null): Write {
  return {
    patch: `orders/${order.orderId}`,
    fields: { reversals, ...(attentionAt && { attentionAt }) },
    when: { updateTime: order.updateTime },
  }
}
