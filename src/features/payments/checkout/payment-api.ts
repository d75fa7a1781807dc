import { getEnv } from '@/config/env'
import { prices } from '@/config/limits'
import type { Product } from '@/domain/purchase/product'
import { t } from '@/language/text'
import { idToken } from '@/session'
import type { Buyer, CheckoutPayment } from '../payment'
import { requestJson } from './http'
import { orderAnswer, orderStatusAnswer, verifyAnswer } from './payment-schema'

const endpoint = (path: string) => `${getEnv().VITE_API_BASE_URL}/${path}`

/**
 * Makes an order at the product's price (spec section 7).
 * @returns the order's id; the same one again while it is unpaid.
 * @throws AppError with the endpoint's own text, else 'Failed to create payment order'.
 */
export async function createOrder(product: Product, buyer: Buyer): Promise<string> {
  const body = {
    amount: product.price,
    currency: prices.currency,
    productId: product.productId,
    productName: product.name,
    customerEmail: buyer.email,
    customerName: buyer.name,
    userId: buyer.userId,
  }
  const { orderId } = await requestJson(endpoint('create-order'), {
    body,
    token: await idToken(buyer.userId),
    answer: orderAnswer,
    fallback: t('Failed to create payment order'),
    tooOften: 'tell',
  })
  return orderId
}

/**
 * Has a payment verified and the purchase written (spec section 7); the same payment again gets the same answer.
 * @returns the product's recorded name.
 * @throws AppError with the endpoint's own text, else 'Payment verification failed'.
 */
export async function verifyPayment(payment: CheckoutPayment): Promise<string> {
  const { userId, paymentId, orderId, signature, productId } = payment
  const { productName } = await requestJson(endpoint('verify-payment'), {
    body: { paymentId, orderId, signature, productId },
    token: await idToken(userId),
    answer: verifyAnswer,
    fallback: t('Payment verification failed'),
    tooOften: 'wait',
  })
  return productName
}

/**
 * What became of one's own order; the endpoint asks the provider about an unpaid one and grants what was paid.
 * @throws AppError, `http-404` when there is no such order.
 */
export async function fetchOrderStatus({ orderId, userId }: { orderId: string; userId: string }) {
  return requestJson(endpoint(`orders/${encodeURIComponent(orderId)}`), {
    token: await idToken(userId),
    answer: orderStatusAnswer,
    fallback: t('Payment verification failed'),
    tooOften: 'wait',
  })
}
