import { queryOptions } from '@tanstack/react-query'
import { purchasesQuery } from './purchase-query'
import { receiptRepository } from './receipt-repository'

/** The student's receipts; read again whenever the purchases are. */
export function receiptsQuery(userId: string) {
  return queryOptions({
    queryKey: [...purchasesQuery(userId).queryKey, 'receipts'],
    queryFn: () => receiptRepository.list(userId),
  })
}
