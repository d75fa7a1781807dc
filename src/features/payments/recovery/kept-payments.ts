import * as z from 'zod/mini'
import { readKept, writeKept } from '../background'
import type { CheckoutPayment } from '../payment'

const pendingPaymentSchema = z.object({
  payment: z.object({
    userId: z.string(),
    productId: z.string(),
    orderId: z.string(),
    paymentId: z.string(),
    signature: z.string(),
  }),
  /** The product's name, once the endpoint has verified the payment and only recording is left. */
  verifiedName: z.nullable(z.string()),
  /** The endpoint refused it for good; it is sent again at each start, without a message. */
  refused: z.boolean(),
  /** The student has seen that it could not be verified, so no second message. */
  told: z.boolean(),
})

/** A payment that is not yet a recorded purchase, as the device stores it (docs/decisions/018). */
export type PendingPayment = z.infer<typeof pendingPaymentSchema>

const openedOrderSchema = z.object({
  userId: z.string(),
  productId: z.string(),
  productName: z.string(),
  orderId: z.string(),
  /** Milliseconds since 1970. */
  openedAt: z.number(),
  /** The provider has authorised the payment; the endpoint waits for its capture. */
  confirming: z.boolean(),
})

/** An order whose checkout was opened: the student may have paid it in a tab that then closed. */
export type OpenedOrder = z.infer<typeof openedOrderSchema>

/** Parses a stored list. Skips unreadable items; anything but a list is empty. */
function parseList<T>(text: string | null, schema: z.ZodMiniType<T>): T[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((item) => {
      const { success, data } = schema.safeParse(item)
      return success ? [data] : []
    })
  } catch {
    return []
  }
}

/** The student's payments that are not yet recorded purchases. */
export function readPendingPayments(userId: string): PendingPayment[] {
  const kept = parseList(readKept('pendingPayments', userId), pendingPaymentSchema)
  return kept.filter(({ payment }) => payment.userId === userId)
}

const exceptPayment = ({ userId, orderId, paymentId }: CheckoutPayment) =>
  readPendingPayments(userId).filter(
    ({ payment }) => payment.paymentId !== paymentId || payment.orderId !== orderId,
  )

/** Stores a payment until `forgetPendingPayment`; replaces its earlier state. */
export function keepPendingPayment(pending: PendingPayment): void {
  const { payment } = pending
  writeKept('pendingPayments', payment.userId, [...exceptPayment(payment), pending])
}

export function forgetPendingPayment(payment: CheckoutPayment): void {
  writeKept('pendingPayments', payment.userId, exceptPayment(payment))
}

/** The payment for a product, unless refused: it must be completed, not paid again. */
export function findPendingPayment(userId: string, productId: string): PendingPayment | undefined {
  return readPendingPayments(userId).find(
    ({ payment, refused }) => payment.productId === productId && !refused,
  )
}

/** The student's opened orders whose outcome is unknown. */
export function readOpenedOrders(userId: string): OpenedOrder[] {
  const kept = parseList(readKept('openedOrders', userId), openedOrderSchema)
  return kept.filter((order) => order.userId === userId)
}

/** Stores an order until `forgetOpenedOrder`; replaces its earlier state. */
export function keepOpenedOrder(order: OpenedOrder): void {
  const others = readOpenedOrders(order.userId).filter(({ orderId }) => orderId !== order.orderId)
  writeKept('openedOrders', order.userId, [...others, order])
}

export function forgetOpenedOrder(userId: string, orderId: string): void {
  const kept = readOpenedOrders(userId)
  const others = kept.filter((order) => order.orderId !== orderId)
  if (others.length < kept.length) writeKept('openedOrders', userId, others)
}
