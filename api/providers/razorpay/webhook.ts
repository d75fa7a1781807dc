import type { PaymentEvent, ProviderEvent } from '../provider'
import { isSameSecret, signBody } from '../signature'
import { eventSchema, type RazorpayPayment } from './payment-schema'
import { disputeReversal, refundReversal } from './reversals'

/** `order.paid` carries the payment too; either may come first, or alone. */
const kinds: Readonly<Record<string, PaymentEvent['kind']>> = {
  'payment.captured': 'captured',
  'order.paid': 'captured',
  'payment.authorized': 'authorized',
  'payment.failed': 'failed',
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function paymentEvent(
  name: string,
  payment: RazorpayPayment | undefined,
  deliveryId: string | null,
): PaymentEvent | 'other' {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind || !payment?.order_id) return 'other'
  const { id: paymentId, order_id: orderId, amount, currency, status } = payment
  const isHeld = kind === 'captured' && status !== 'captured'
  return {
    // A delivery without the header is identified by its content. The header is not signed, so it cannot name a reversal.
    eventId: deliveryId === null ? `${name}_${paymentId}` : `delivery_${deliveryId}`,
    kind: isHeld ? 'authorized' : kind,
    orderId,
    paymentId,
    amount,
    currency,
  }
}

/**
 * Reads a webhook call. The signature is over the raw body, so it is checked before anything is parsed; `order.paid` of
 * a payment that is only held counts by the payment's own status.
 */
export function readRazorpayEvent(
  rawBody: string,
  headers: Headers,
  webhookSecret: string,
): ProviderEvent | 'forged' | 'other' {
  const signature = headers.get('x-razorpay-signature') ?? ''
  if (!isSameSecret(signature, signBody(rawBody, webhookSecret))) return 'forged'
  const parsed = eventSchema.safeParse(parseJson(rawBody))
  if (!parsed.success) return 'other'
  const { event, created_at: createdAt, payload } = parsed.data
  const payment = payload.payment?.entity
  const context = { orderId: payment?.order_id ?? null, at: createdAt ?? null }
  switch (event) {
    case 'refund.processed':
    case 'refund.failed':
      return (payload.refund && refundReversal(payload.refund.entity, context)) ?? 'other'
    case 'payment.dispute.lost':
    case 'payment.dispute.won':
      return (payload.dispute && disputeReversal(payload.dispute.entity, context)) ?? 'other'
    default:
      return paymentEvent(event, payment, headers.get('x-razorpay-event-id'))
  }
}
