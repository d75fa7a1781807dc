import { paths } from '@/config/paths'

/** What support needs to find a payment; null for what the page does not know. */
interface Question {
  productName: string
  orderId: string | null
  paymentId: string | null
}

/**
 * The contact form with the ids of a payment filled in; without them, with a place for the payment id. In English whatever
 * the language of the page, because the academy's staff read it.
 */
export function supportPath({ productName, orderId, paymentId }: Question): string {
  const known = [
    `Product: ${productName}`,
    orderId !== null && `Order ID: ${orderId}`,
    `Payment ID: ${paymentId ?? ''}`,
  ].filter(Boolean)
  const subject = paymentId === null ? `Payment for ${productName}` : `Payment ${paymentId}`
  const message = `${known.join('\n')}\n\n`
  return `${paths.contact}?${new URLSearchParams({ subject, message }).toString()}`
}
