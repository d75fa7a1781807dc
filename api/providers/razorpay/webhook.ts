import type { ProviderEvent } from '../provider'
import { isSameSecret, signBody } from '../signature'
import { eventSchema } from './payment-schema'

/** `order.paid` carries the payment too; either may come first, or alone. */
const kinds: Readonly<Record<string, ProviderEvent['kind']>> = {
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
  const kind = Object.hasOwn(kinds, parsed.data.event) ? kinds[parsed.data.event] : undefined
  const { id: paymentId, order_id: orderId, amount, currency, status } = parsed.data.payload.payment.entity
  if (!kind || !orderId) return 'other'
  // A delivery without the header is told apart by what it says.
  const eventId = headers.get('x-razorpay-event-id') ?? `${parsed.data.event}_${paymentId}`
  const isHeld = kind === 'captured' && status !== 'captured'
  return { eventId, kind: isHeld ? 'authorized' : kind, orderId, paymentId, amount, currency }
}
