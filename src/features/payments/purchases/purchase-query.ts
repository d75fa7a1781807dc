import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { keptForOffline, longList } from '@/content/kept'
import { isProven, type Purchases, unrecorded } from '@/domain/purchase/purchases'
import { purchaseRepository } from './purchase-repository'
import type { Receipt } from './purchase-schema'

/** Adds the names that the student's list still lacks, one after the other; what fails is tried at the next reading. */
async function recordMissing(purchases: Purchases): Promise<void> {
  const { userId } = purchases
  for (const { productId, productName } of unrecorded(purchases)) {
    await purchaseRepository.record({ userId, productId }, productName).catch(() => undefined)
  }
}

/** What one student bought; under their id, so that it is never shown to the next one, also where the device keeps it. */
export function purchasesQuery(userId: string) {
  return queryOptions({
    queryKey: ['purchases', userId],
    meta: keptForOffline('parts'),
    queryFn: async () => {
      const purchases = await purchaseRepository.find(userId)
      void recordMissing(purchases)
      return purchases
    },
  })
}

/** Whether a student owns a product, as the server says now. @throws AppError when it cannot be asked */
export async function ownsNow(userId: string, productId: string): Promise<boolean> {
  return isProven(await purchaseRepository.find(userId), productId)
}

/** Reads the student's purchases again; resolves when every screen that shows them has the answer. */
export function refreshPurchases(queryClient: QueryClient, userId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: purchasesQuery(userId).queryKey })
}

/** The student's receipts; read again whenever the purchases are. */
export function receiptsQuery(userId: string) {
  return queryOptions({
    queryKey: [...purchasesQuery(userId).queryKey, 'receipts'],
    meta: keptForOffline('parts'),
    queryFn: () => purchaseRepository.receipts(userId),
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
