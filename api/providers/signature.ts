import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payment } from './provider'

/** The provider's signature: HMAC-SHA256 of `orderId|paymentId` with the key secret, in lower-case hex. */
export function sign(payment: Omit<Payment, 'signature'>, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${payment.orderId}|${payment.paymentId}`).digest('hex')
}

/** Compares in constant time; a signature of another length is refused without a comparison, its length is no secret. */
export function isSignedWith(payment: Payment, keySecret: string): boolean {
  const expected = Buffer.from(sign(payment, keySecret))
  const given = Buffer.from(payment.signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
