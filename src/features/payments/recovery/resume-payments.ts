import type { QueryClient } from '@tanstack/react-query'
import { toAppError } from '@/lib/app-error'
import type { CheckoutEvent } from '../checkout/model/payment-state'
import { fetchOrderStatus } from '../checkout/payment-api'
import { createPaymentRun } from '../checkout/payment-run'
import { createPaymentServices } from '../checkout/payment-services'
import {
  forgetOpenedOrder,
  keepOpenedOrder,
  type OpenedOrder,
  readOpenedOrders,
  readPendingPayments,
} from './kept-payments'
import { withOrder } from './payment-lock'

/** An unpaid order is asked about this long; a payment that comes later is granted by the endpoint alone. */
const askForMs = 3_600_000

function runToEnd(queryClient: QueryClient, event: CheckoutEvent): Promise<void> {
  return new Promise((resolve) => {
    const run = createPaymentRun(createPaymentServices(queryClient))
    run.subscribe(() => {
      if (run.state().step === 'idle') resolve()
    })
    run.send(event)
  })
}

async function askAbout(queryClient: QueryClient, opened: OpenedOrder): Promise<void> {
  const { userId, orderId, productId, openedAt } = opened
  try {
    const { status, paymentId, productName } = await fetchOrderStatus(opened)
    if (status === 'paid') {
      const payment = { userId, productId, orderId, paymentId: paymentId ?? '', signature: '' }
      await runToEnd(queryClient, { type: 'found', payment, productName })
    } else if (status === 'confirming') {
      if (!opened.confirming) keepOpenedOrder({ ...opened, confirming: true })
    } else if (status === 'reversed' || Date.now() - openedAt > askForMs) {
      forgetOpenedOrder(userId, orderId)
    } else if (opened.confirming) {
      keepOpenedOrder({ ...opened, confirming: false })
    }
  } catch (error) {
    // What cannot be asked now is asked later; an order that nobody knows is none.
    if (toAppError(error).code === 'http-404') forgetOpenedOrder(userId, orderId)
  }
}

/**
 * Finishes every payment of the student that the device keeps, and asks about every order that it saw opened; what
 * fails again stays kept. Never rejects; what another tab works at is left to it.
 * @param options.refused also those that the endpoint has refused for good.
 */
export async function resumePayments(
  queryClient: QueryClient,
  userId: string,
  options: { refused: boolean },
): Promise<void> {
  const pending = readPendingPayments(userId)
  const orders = readOpenedOrders(userId).filter(({ orderId }) =>
    pending.every(({ payment }) => payment.orderId !== orderId),
  )
  await Promise.all([
    ...pending
      .filter(({ refused }) => options.refused || !refused)
      .map((one) =>
        withOrder(one.payment.orderId, () => runToEnd(queryClient, { type: 'resumed', pending: one })),
      ),
    ...orders.map((order) => withOrder(order.orderId, () => askAbout(queryClient, order))),
  ])
}
