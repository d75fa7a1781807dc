import type { Payment, PendingPayment } from './model/payment'
import { pendingPaymentSchema } from './payment-schema'
import { pendingPaymentsKey } from './pending-payments-key'

function isAboutSame(pending: PendingPayment, payment: Payment): boolean {
  return pending.payment.paymentId === payment.paymentId && pending.payment.orderId === payment.orderId
}

/** The student's payments that are not yet recorded purchases; what somebody made unreadable is left out. */
export function readPendingPayments(userId: string): PendingPayment[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(pendingPaymentsKey(userId)) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((item) => {
      const parsed = pendingPaymentSchema.safeParse(item)
      return parsed.success && parsed.data.payment.userId === userId ? [parsed.data] : []
    })
  } catch {
    return []
  }
}

function write(userId: string, pending: readonly PendingPayment[]): void {
  try {
    if (pending.length > 0) localStorage.setItem(pendingPaymentsKey(userId), JSON.stringify(pending))
    else localStorage.removeItem(pendingPaymentsKey(userId))
  } catch {
    // A device that refuses storage: the payment goes on, it only cannot be made up for after a closed tab.
  }
}

/** Keeps a payment until it is forgotten, in place of what was kept of the same one. */
export function keepPendingPayment(pending: PendingPayment): void {
  const { userId } = pending.payment
  const others = readPendingPayments(userId).filter((other) => !isAboutSame(other, pending.payment))
  write(userId, [...others, pending])
}

export function forgetPendingPayment(payment: Payment): void {
  const { userId } = payment
  write(
    userId,
    readPendingPayments(userId).filter((other) => !isAboutSame(other, payment)),
  )
}

/** The payment for a product that nobody has refused: it is to be finished, not paid a second time. */
export function findPendingPayment(userId: string, productId: string): PendingPayment | undefined {
  return readPendingPayments(userId).find(
    (pending) => pending.payment.productId === productId && !pending.refused,
  )
}
