import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { purchaseRepository } from './purchase-repository'

/** What one student bought; kept under their id, so that it is never shown to the next one. */
export function purchasesQuery(userId: string) {
  return queryOptions({
    queryKey: ['purchases', userId],
    queryFn: () => purchaseRepository.find(userId),
  })
}

/** Reads the student's purchases again; resolves when every screen that shows them has the answer. */
export function refreshPurchases(queryClient: QueryClient, userId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: purchasesQuery(userId).queryKey })
}
