import type { QueryClient } from '@tanstack/react-query'
import { showAlert } from '@/ui/dialog/alert-store'
import type { CheckoutOrder } from '../payment'
import { refreshPurchases } from '../purchases/purchase-query'
import { purchaseRepository } from '../purchases/purchase-repository'
import {
  forgetOpenedOrder,
  forgetPendingPayment,
  keepOpenedOrder,
  keepPendingPayment,
} from '../recovery/kept-payments'
import { openCheckout } from './open-checkout'
import { createOrder, verifyPayment } from './payment-api'

/** Tells the rest of the page by a window event how a payment ended (spec section 4). */
const tell = (name: 'payment-success' | 'payment-error') => (detail: object) =>
  void window.dispatchEvent(new CustomEvent(name, { detail }))

/** All that a payment needs of the world. */
export interface PaymentServices {
  createOrder: typeof createOrder
  openCheckout: typeof openCheckout
  verifyPayment: typeof verifyPayment
  record: (typeof purchaseRepository)['record']
  keepOrder: (order: CheckoutOrder) => void
  keep: typeof keepPendingPayment
  forget: typeof forgetPendingPayment
  tellSuccess: (detail: { productId: string; paymentId: string }) => void
  /** `paymentId`: null when the provider took no payment. */
  tellError: (detail: { productId: string; paymentId: string | null; message: string }) => void
  alert: (text: string) => void
  refreshPurchases: (userId: string) => Promise<void>
  wait: (ms: number) => Promise<void>
}

export function createPaymentServices(queryClient: QueryClient): PaymentServices {
  return {
    createOrder,
    openCheckout,
    verifyPayment,
    record: (purchase, productName) => purchaseRepository.record(purchase, productName),
    keepOrder: ({ orderId, product, buyer }) =>
      keepOpenedOrder({
        userId: buyer.userId,
        productId: product.productId,
        productName: product.name,
        orderId,
        openedAt: Date.now(),
        confirming: false,
      }),
    keep: keepPendingPayment,
    // What was recorded need not be asked about either.
    forget: (payment) => {
      forgetPendingPayment(payment)
      forgetOpenedOrder(payment.userId, payment.orderId)
    },
    tellSuccess: tell('payment-success'),
    tellError: tell('payment-error'),
    alert: (text) => void showAlert(text),
    refreshPurchases: (userId) => refreshPurchases(queryClient, userId),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
}
