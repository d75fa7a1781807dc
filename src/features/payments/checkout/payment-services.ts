import type { QueryClient } from '@tanstack/react-query'
import { showAlert } from '@/ui/dialog/alert-store'
import type { Order } from '../payment'
import { refreshPurchases } from '../purchases/purchase-query'
import { purchaseRepository } from '../purchases/purchase-repository'
import { forgetOpenedOrder, keepOpenedOrder } from '../recovery/opened-orders'
import { forgetPendingPayment, keepPendingPayment } from '../recovery/pending-payments'
import { openCheckout } from './open-checkout'
import { createOrder, verifyPayment } from './payment-api'
import { tellError, tellSuccess } from './payment-events'

/** All that a payment needs of the world. */
export interface PaymentServices {
  createOrder: typeof createOrder
  openCheckout: typeof openCheckout
  verifyPayment: typeof verifyPayment
  record: (typeof purchaseRepository)['record']
  keepOrder: (order: Order) => void
  keep: typeof keepPendingPayment
  forget: typeof forgetPendingPayment
  tellSuccess: typeof tellSuccess
  tellError: typeof tellError
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
    tellSuccess,
    tellError,
    alert: (text) => void showAlert(text),
    refreshPurchases: (userId) => refreshPurchases(queryClient, userId),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
}
