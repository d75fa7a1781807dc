import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { keptForOffline, longList } from '@/content/kept'
import { purchasesQuery } from './purchase-query'
import { receiptRepository } from './receipt-repository'
import type { Receipt } from './receipt-schema'

/** The student's receipts; read again whenever the purchases are. */
export function receiptsQuery(userId: string) {
  return queryOptions({
    queryKey: [...purchasesQuery(userId).queryKey, 'receipts'],
    meta: keptForOffline('parts'),
    queryFn: () => receiptRepository.list(userId),
  })
}

/**
 * The receipts of what a student owns, for screens elsewhere: read once for all of them, and again after a purchase or half
 * an hour. @throws AppError
 */
export async function readReceipts(queryClient: QueryClient, userId: string): Promise<Receipt[]> {
  const receipts = await queryClient.fetchQuery({ ...receiptsQuery(userId), ...longList })
  return receipts.filter(({ ended }) => ended === null)
}
