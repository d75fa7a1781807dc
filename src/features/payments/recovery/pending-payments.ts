import { readKept, writeKept } from '../background'
import type { Payment, PendingPayment } from '../payment'
import { parseKept, pendingPaymentSchema } from './kept-schema'

function isAboutSame(pending: PendingPayment, payment: Payment): boolean {
  return pending.payment.paymentId === payment.paymentId && pending.payment.orderId === payment.orderId
}

/** The student's payments that are not yet recorded purchases; what somebody made unreadable is left out. */
export function readPendingPayments(userId: string): PendingPayment[] {
  const kept = parseKept(readKept('pendingPayments', userId), pendingPaymentSchema)
  return kept.filter(({ payment }) => payment.userId === userId)
}

/** Keeps a payment until it is forgotten, in place of what was kept of the same one. */
export function keepPendingPayment(pending: PendingPayment): void {
  const { userId } = pending.payment
  const others = readPendingPayments(userId).filter((other) => !isAboutSame(other, pending.payment))
  writeKept('pendingPayments', userId, [...others, pending])
}

export function forgetPendingPayment(payment: Payment): void {
  const others = readPendingPayments(payment.userId).filter((other) => !isAboutSame(other, payment))
  writeKept('pendingPayments', payment.userId, others)
}

/** The payment for a product that nobody has refused: it is to be finished, not paid a second time. */
export function findPendingPayment(userId: string, productId: string): PendingPayment | undefined {
  return readPendingPayments(userId).find(
    (pending) => pending.payment.productId === productId && !pending.refused,
  )
}
