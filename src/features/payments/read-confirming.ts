import { type ConfirmingPayment, confirmingPayments } from './model/confirming'
import { readOpenedOrders } from './opened-orders'
import { readPendingPayments } from './pending-payments'

/** What the student waits for, by what this device keeps now. */
export function readConfirming(userId: string): ConfirmingPayment[] {
  return confirmingPayments(readPendingPayments(userId), readOpenedOrders(userId))
}
