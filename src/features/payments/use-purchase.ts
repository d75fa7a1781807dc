import { useQuery } from '@tanstack/react-query'
import { isProven } from '@/domain/purchase/purchases'
import { useSession } from '@/features/auth'
import { purchasesQuery } from './purchase-query'

/** Spec section 4, purchase state per product. `unknown`: nobody can say yet (no product, session still loading). */
export type PurchaseStatus = 'unknown' | 'checking' | 'purchased' | 'not-purchased'

/**
 * Whether the signed-in student owns a product. Only a server-written record counts, so the screen never offers what
 * the rules refuse; a failed check counts as not purchased (spec section 6).
 * @param productId null while the product is not known yet, or has none.
 */
export function usePurchase(productId: string | null): { status: PurchaseStatus } {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const purchases = useQuery({
    ...purchasesQuery(userId ?? ''),
    enabled: userId !== null && productId !== null,
  })
  if (productId === null || session.status === 'loading') return { status: 'unknown' }
  if (userId === null) return { status: 'not-purchased' }
  if (purchases.data) return { status: isProven(purchases.data, productId) ? 'purchased' : 'not-purchased' }
  return { status: purchases.isError ? 'not-purchased' : 'checking' }
}
