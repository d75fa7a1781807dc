import { paths } from '@/config/paths'
import { t } from '@/language/text'

/** What support needs to find a payment; null for what the page does not know. */
interface Question {
  productName: string
  orderId: string | null
  paymentId: string | null
}

/** The contact form with the ids of a payment filled in; without them, with a place for the payment id. */
export function supportPath({ productName, orderId, paymentId }: Question): string {
  const known = [
    t('Product: {productName}', { productName }),
    orderId !== null && t('Order ID: {orderId}', { orderId }),
    t('Payment ID: {paymentId}', { paymentId: paymentId ?? '' }),
  ].filter(Boolean)
  const subject =
    paymentId === null
      ? t('Payment for {productName}', { productName })
      : t('Payment {paymentId}', { paymentId })
  const message = `${known.join('\n')}\n\n`
  return `${paths.contact}?${new URLSearchParams({ subject, message }).toString()}`
}
