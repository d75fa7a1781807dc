import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type ConfirmingPayment, confirmingPayments } from './confirming'
import { readKept, subscribeToKept } from './kept-payments'
import { readOpenedOrders } from './opened-orders'
import { readPendingPayments } from './pending-payments'

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
