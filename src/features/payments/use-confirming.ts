import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { readKept, subscribeToKept } from './kept-payments'
import type { ConfirmingPayment } from './model/confirming'

/** Nothing is kept: most students wait for nothing, and load no code for it. */
const nothing = ''

function keptText(userId: string | null): string {
  if (userId === null) return nothing
  const texts = [readKept('pendingPayments', userId), readKept('openedOrders', userId)]
  return texts.every((text) => text === null) ? nothing : JSON.stringify(texts)
}

interface Confirming {
  /** True until what is kept has been read. */
  pending: boolean
  payments: readonly ConfirmingPayment[]
}

/** The student's payments that this device knows of and nobody has granted yet; follows every tab. */
export function useConfirming(userId: string | null): Confirming {
  const text = useSyncExternalStore(
    subscribeToKept,
    useCallback(() => keptText(userId), [userId]),
    () => nothing,
  )
  const read = useQuery({
    queryKey: ['kept-payments', userId, text],
    queryFn: async () => (await import('./read-confirming')).readConfirming(userId ?? ''),
    enabled: userId !== null && text !== nothing,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { pending: read.isLoading, payments: (text === nothing ? null : read.data) ?? [] }
}
