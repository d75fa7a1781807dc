import type { QueryClient } from '@tanstack/react-query'
import type { Product } from '@/domain/purchase/product'
import type { Buyer } from '../payment'
import { findPendingPayment } from '../recovery/kept-payments'
import { withOrder } from '../recovery/payment-lock'
import type { PaymentState } from './model/payment-state'
import { createPaymentRun, type PaymentRun } from './payment-run'
import { createPaymentServices } from './payment-services'

let busy = false
const listeners = new Set<() => void>()

/** Whether a purchase is under way anywhere on the page; every Buy button shows it. */
export const isCheckoutBusy = (): boolean => busy

export function setCheckoutBusy(next: boolean): void {
  if (next === busy) return
  busy = next
  for (const listener of listeners) listener()
}

export function subscribeToCheckout(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let shared: PaymentRun | null = null

function orderIdOf(state: PaymentState): string | null {
  if ('order' in state) return state.order.orderId
  return 'payment' in state ? state.payment.orderId : null
}

/** Keeps other tabs, and the retries of this one, from the order that the run is at. */
function holdOrders(run: PaymentRun): void {
  let letGo: (() => void) | null = null
  run.subscribe(() => {
    const orderId = orderIdOf(run.state())
    if (orderId === null) {
      letGo?.()
      letGo = null
    } else if (letGo === null) {
      const over = new Promise<void>((resolve) => {
        letGo = resolve
      })
      void withOrder(orderId, () => over)
    }
  })
}

/** A run with all that a tab needs for it. */
export function createTabRun(queryClient: QueryClient): PaymentRun {
  const run = createPaymentRun(createPaymentServices(queryClient))
  holdOrders(run)
  return run
}

/** The one run of the page: every Buy button shares it, so two clicks anywhere make one order. */
function sharedRun(queryClient: QueryClient): PaymentRun {
  if (shared) return shared
  const run = createTabRun(queryClient)
  run.subscribe(() => setCheckoutBusy(run.state().step !== 'idle'))
  shared = run
  return run
}

/** Buys the product, or finishes the payment that the student has already made for it. */
export function startPurchase(
  queryClient: QueryClient,
  product: Product,
  buyer: Buyer,
  run = sharedRun(queryClient),
): void {
  const pending = findPendingPayment(buyer.userId, product.productId)
  run.send(pending ? { type: 'resumed', pending } : { type: 'bought', product, buyer })
}
