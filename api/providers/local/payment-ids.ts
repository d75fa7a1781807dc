import { createHash, randomBytes } from 'node:crypto'

const ID_LENGTH = 14

function toId(prefix: string, bytes: Buffer): string {
  return `${prefix}_${bytes.toString('hex').slice(0, ID_LENGTH)}`
}

export function newOrderId(): string {
  return toId('order', randomBytes(ID_LENGTH))
}

/** One payment can succeed per order, so its id follows from the order's: a repeated Pay is the same payment. */
export function paymentIdOf(orderId: string): string {
  return toId('pay', createHash('sha256').update(orderId).digest())
}

/** Each failed attempt has its own payment id. */
export function newFailedPaymentId(): string {
  return toId('pay', randomBytes(ID_LENGTH))
}

export function newRefundId(): string {
  return toId('rfnd', randomBytes(ID_LENGTH))
}

/** The refund of all that is left of a payment: one for two calls at once, and another after one has failed. */
export function lastRefundIdOf(paymentId: string, failed: number): string {
  const seed = failed === 0 ? paymentId : `${paymentId} ${failed}`
  return toId('rfnd', createHash('sha256').update(seed).digest())
}

/** A payment is disputed once here, so that a won dispute is the one that was lost. */
export function disputeIdOf(orderId: string): string {
  return toId('disp', createHash('sha256').update(orderId).digest())
}
