import type { QueryClient } from '@tanstack/react-query'
import type { Receipt } from './receipt-schema'

/** A student's receipts, for screens elsewhere; read once for all of them. @throws AppError */
export async function readReceipts(queryClient: QueryClient, userId: string): Promise<Receipt[]> {
  // Whoever comes to the door for something else does without it.
  const { receiptsQuery } = await import('./receipt-query')
  return queryClient.ensureQueryData(receiptsQuery(userId))
}
