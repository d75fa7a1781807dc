import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readKept, subscribeToKept } from './kept-payments'
import { type ConfirmingPayment, confirmingPayments } from './model/confirming'
import { readOpenedOrders } from './opened-orders'
import { readPendingPayments } from './pending-payments'

function textOf(userId: string | null): string {
  if (userId === null) return '\n'
  return `${readKept('pendingPayments', userId) ?? ''}\n${readKept('openedOrders', userId) ?? ''}`
}

/** The student's payments that this device knows of and nobody has granted yet; follows every tab. */
export function useConfirming(userId: string | null): readonly ConfirmingPayment[] {
  const text = useSyncExternalStore(
    subscribeToKept,
    useCallback(() => textOf(userId), [userId]),
    () => '\n',
  )
  return useMemo(
    () =>
      // Most students wait for nothing: then nothing is parsed.
      userId === null || text === '\n'
        ? []
        : confirmingPayments(readPendingPayments(userId), readOpenedOrders(userId)),
    [text, userId],
  )
}
