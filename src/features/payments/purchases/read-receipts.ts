import type { QueryClient } from '@tanstack/react-query'
import { receiptsQuery } from './receipt-query'
import type { Receipt } from './receipt-schema'

/** A student's receipts, for screens elsewhere; read once for all of them. @throws AppError */
export async function readReceipts(queryClient: QueryClient, userId: string): Promise<Receipt[]> {
  return queryClient.ensureQueryData(receiptsQuery(userId))
}
