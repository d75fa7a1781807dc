import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payment } from './provider'

/** The provider's signature: HMAC-SHA256 of `orderId|paymentId` with the key secret, in lower-case hex. */
export function sign(payment: Omit<Payment, 'signature'>, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${payment.orderId}|${payment.paymentId}`).digest('hex')
}

/** Compares in constant time; a text of another length is refused without a comparison, its length is no secret. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether the signature of a payment is the provider's. */
export function isSignedWith(payment: Payment, keySecret: string): boolean {
  return isSameSecret(payment.signature, sign(payment, keySecret))
}

/** The signature of a webhook call: HMAC-SHA256 of its raw body with the webhook secret, in lower-case hex. */
export function signBody(rawBody: string, webhookSecret: string): string {
  return createHmac('sha256', webhookSecret).update(rawBody).digest('hex')
}
