import type { QueryClient } from '@tanstack/react-query'
import { createPaymentRun } from './payment-run'
import { createPaymentServices } from './payment-services'
import { readPendingPayments } from './pending-payments'

/** Finishes every payment of the student that the device keeps; one that fails again stays kept. */
export function resumePayments(queryClient: QueryClient, userId: string): void {
  for (const pending of readPendingPayments(userId)) {
    createPaymentRun(createPaymentServices(queryClient)).send({ type: 'resumed', pending })
  }
}
