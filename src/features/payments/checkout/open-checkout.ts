import { academy } from '@/config/academy'
import { getEnv } from '@/config/env'
import { checkoutThemeColor, prices } from '@/config/limits'
import { t } from '@/language/text'
import { toPaise } from '@/lib/money'
import type { CheckoutOrder } from '../payment'
import { loadCheckout, type RazorpayOptions } from './checkout-script'
import type { CheckoutEvent } from './model/payment-state'
import { checkoutFailure, checkoutSuccess } from './payment-schema'

function paidEvent({ orderId, product, buyer }: CheckoutOrder, success: unknown): CheckoutEvent {
  const parsed = checkoutSuccess.safeParse(success)
  if (!parsed.success)
    return { type: 'declined', orderId, reason: t('Payment verification failed'), paymentId: null }
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = parsed.data
  const { productId } = product
  return { type: 'paid', payment: { userId: buyer.userId, productId, orderId, paymentId, signature } }
}

/** What `payment.failed` tells: the reason and, when the provider made one, the payment id. */
export function declinedEvent({ orderId }: CheckoutOrder, failure: unknown): CheckoutEvent {
  const parsed = checkoutFailure.safeParse(failure)
  if (!parsed.success) return { type: 'declined', orderId, reason: t('The payment failed'), paymentId: null }
  const { description, metadata } = parsed.data.error
  return { type: 'declined', orderId, reason: description, paymentId: metadata?.payment_id ?? null }
}

/** The options that the provider's checkout is opened with (spec section 7); what it tells goes to `send`. */
export function checkoutOptions(
  order: CheckoutOrder,
  key: string,
  send: (event: CheckoutEvent) => void,
): RazorpayOptions {
  const { orderId, product, buyer } = order
  let succeeded = false
  return {
    key,
    amount: toPaise(product.price),
    currency: prices.currency,
    name: academy.name,
    description: product.name,
    order_id: orderId,
    prefill: { name: buyer.name, email: buyer.email },
    theme: { color: checkoutThemeColor },
    // The page alone reports a failure; the student retries with Buy and gets the same order.
    retry: { enabled: false },
    handler: (success) => {
      if (succeeded) return
      succeeded = true
      send(paidEvent(order, success))
    },
    modal: { ondismiss: () => send({ type: 'dismissed', orderId }) },
  }
}

/**
 * Loads the provider's checkout if need be and opens it.
 * @throws AppError when the script cannot be loaded; whatever the provider throws when it does not accept the options.
 */
export async function openCheckout(
  order: CheckoutOrder,
  send: (event: CheckoutEvent) => void,
): Promise<void> {
  const env = getEnv()
  const Provider = await loadCheckout(env.VITE_CHECKOUT_SCRIPT_URL)
  const checkout = new Provider(checkoutOptions(order, env.VITE_PAYMENT_KEY_ID, send))
  checkout.on('payment.failed', (failure) => send(declinedEvent(order, failure)))
  checkout.open()
}
