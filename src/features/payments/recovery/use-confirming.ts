import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readKept, subscribeToKept } from '../background'
import { type OpenedOrder, type PendingPayment, readOpenedOrders, readPendingPayments } from './kept-payments'

/** A payment that the provider took or holds, and that the student waits for. */
export interface ConfirmingPayment {
  productId: string
  orderId: string
  /** Null while only the endpoint knows it. */
  paymentId: string | null
  /** The endpoint refused it for good: only support can help. */
  refused: boolean
}

/** What the student waits for, of what the device keeps; one entry an order. */
export function confirmingPayments(
  pending: readonly PendingPayment[],
  opened: readonly OpenedOrder[],
): ConfirmingPayment[] {
  const paid = pending.map(({ payment: { productId, orderId, paymentId }, refused }) => ({
    productId,
    orderId,
    paymentId,
    refused,
  }))
  const held = opened
    .filter((order) => order.confirming && paid.every(({ orderId }) => orderId !== order.orderId))
    .map(({ productId, orderId }) => ({ productId, orderId, paymentId: null, refused: false }))
  return [...paid, ...held]
}

/** Nothing is kept: most students wait for nothing. */
const nothing = ''

function keptText(userId: string | null): string {
  if (userId === null) return nothing
  const texts = [readKept('pendingPayments', userId), readKept('openedOrders', userId)]
  return texts.every((text) => text === null) ? nothing : JSON.stringify(texts)
}

/** The student's payments that this device knows of and nobody has granted yet; follows every tab. */
export function useConfirming(userId: string | null): readonly ConfirmingPayment[] {
  const text = useSyncExternalStore(
    subscribeToKept,
    useCallback(() => keptText(userId), [userId]),
    () => nothing,
  )
  return useMemo(
    () =>
      userId === null || text === nothing
        ? []
        : confirmingPayments(readPendingPayments(userId), readOpenedOrders(userId)),
    [userId, text],
  )
}
