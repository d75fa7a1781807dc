import type { OpenedOrder, PendingPayment } from '../payment'

/** A payment that the provider took or holds, and that the student waits for. */
export interface ConfirmingPayment {
  productId: string
  orderId: string
  /** Null while only the endpoint knows it. */
  paymentId: string | null
  /** The endpoint refused it for good: only support can help. */
  refused: boolean
}

/** What the student waits for, of what the device keeps; one entry an order. */
export function confirmingPayments(
  pending: readonly PendingPayment[],
  opened: readonly OpenedOrder[],
): ConfirmingPayment[] {
  const paid = pending.map(({ payment: { productId, orderId, paymentId }, refused }) => ({
    productId,
    orderId,
    paymentId,
    refused,
  }))
  const held = opened
    .filter((order) => order.confirming && paid.every(({ orderId }) => orderId !== order.orderId))
    .map(({ productId, orderId }) => ({ productId, orderId, paymentId: null, refused: false }))
  return [...paid, ...held]
}
