import type { QueryClient } from '@tanstack/react-query'
import type { Product } from '@/domain/purchase/product'
import { setCheckoutBusy } from './checkout-busy'
import type { Buyer } from './model/payment'
import { createPaymentRun, type PaymentRun } from './payment-run'
import { createPaymentServices } from './payment-services'
import { findPendingPayment } from './pending-payments'

let shared: PaymentRun | null = null

/** The one run of the page: every Buy button shares it, so two clicks anywhere make one order. */
function sharedRun(queryClient: QueryClient): PaymentRun {
  if (shared) return shared
  const run = createPaymentRun(createPaymentServices(queryClient))
  run.subscribe(() => setCheckoutBusy(run.state().step !== 'idle'))
  shared = run
  return run
}

/** Buys the product, or finishes the payment that the student has already made for it. */
export function startPurchase(queryClient: QueryClient, product: Product, buyer: Buyer): void {
  const pending = findPendingPayment(buyer.userId, product.productId)
  sharedRun(queryClient).send(pending ? { type: 'resumed', pending } : { type: 'bought', product, buyer })
}
