import { contactAbout } from '@/config/contact-path'

/** What support needs to find a payment; null for what the page does not know. */
interface Question {
  productName: string
  orderId: string | null
  paymentId: string | null
}

/** The contact form with the ids of a payment filled in; without them, with a place for the payment id. */
export function supportPath({ productName, orderId, paymentId }: Question): string {
  const known = [
    `Product: ${productName}`,
    orderId !== null && `Order ID: ${orderId}`,
    `Payment ID: ${paymentId ?? ''}`,
  ].filter(Boolean)
  const subject = paymentId === null ? `Payment for ${productName}` : `Payment ${paymentId}`
  return contactAbout(subject, `${known.join('\n')}\n\n`)
}
