import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { longList } from '@/content/kept'
import { isNamed } from '@/domain/purchase/named'
import { isProven } from '@/domain/purchase/purchases'
import { useSession } from '@/session'
import { useConfirming } from '../recovery/use-confirming'
import { purchasesQuery, receiptsQuery } from './purchase-query'

/**
 * Spec section 4, purchase state per product, and what a payment may leave in between:
 * - `unknown`: nobody can say yet (no product, session still loading).
 * - `confirming`: paid on this device, and not yet granted; never to be paid again.
 * - `unproven`: the student's own list names it, and no server-written record proves it, not even an ended one; the
 *   rules refuse.
 */
export type PurchaseStatus =
  | 'unknown'
  | 'checking'
  | 'purchased'
  | 'not-purchased'
  | 'confirming'
  | 'unproven'

/**
 * Whether the signed-in student owns a product. Only a server-written record counts as `purchased`, so the screen never
 * offers what the rules refuse; a failed check counts as not purchased (spec section 6, docs/decisions/019).
 * @param productId null while the product is not known yet, or has none.
 * @returns `isAnswered`: the server has said what the student owns
 */
export function usePurchase(productId: string | null): { status: PurchaseStatus; isAnswered: boolean } {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const confirming = useConfirming(userId)
  const purchases = useQuery({
    ...purchasesQuery(userId ?? ''),
    enabled: userId !== null && productId !== null,
  })
  const isOwner = productId !== null && purchases.data !== undefined && isProven(purchases.data, productId)
  const names = isOwner ? undefined : purchases.data?.names
  const named = useMemo(
    () => names !== undefined && productId !== null && isNamed(names, productId),
    [names, productId],
  )
  // The list keeps the name of what was refunded since (docs/decisions/037).
  const receipts = useQuery({ ...receiptsQuery(userId ?? ''), enabled: userId !== null && named })
  const isAnswered = purchases.data !== undefined
  if (productId === null || session.status === 'loading') return { status: 'unknown', isAnswered }
  if (userId === null) return { status: 'not-purchased', isAnswered }
  if (isOwner) return { status: 'purchased', isAnswered }
  if (confirming.some((payment) => payment.productId === productId && !payment.refused)) {
    return { status: 'confirming', isAnswered }
  }
  if (purchases.isPending || (named && receipts.isPending)) return { status: 'checking', isAnswered }
  const isEnded = receipts.data?.some((receipt) => receipt.productId === productId && receipt.ended !== null)
  return { status: named && !isEnded ? 'unproven' : 'not-purchased', isAnswered }
}

/** Milliseconds that a list waits for the purchases of a student. */
const waitsFor = 1500

/** Products that the signed-in student owns, and the others; undefined while that is read, for 1.5 s at most. */
export function useSplitByOwned<Item>(
  items: readonly Item[] | undefined,
  productIdOf: (item: Item) => string | null,
): { owned: Item[]; others: Item[] } | undefined {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const { data, isLoading } = useQuery({ ...purchasesQuery(userId ?? ''), enabled: userId !== null })
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), waitsFor)
    return () => clearTimeout(timer)
  }, [])
  const isOpen = session.status === 'loading' || isLoading
  if (items === undefined || (isOpen && !hasWaited)) return undefined
  const isOwned = (item: Item) => {
    const productId = productIdOf(item)
    return data !== undefined && productId !== null && isProven(data, productId)
  }
  return { owned: items.filter(isOwned), others: items.filter((item) => !isOwned(item)) }
}

/** Products with those of the signed-in student first; as `useSplitByOwned`. */
export function useOwnedFirst<Item extends { productId: string | null }>(
  items: readonly Item[] | undefined,
): Item[] | undefined {
  const split = useSplitByOwned(items, ({ productId }) => productId)
  return split && [...split.owned, ...split.others]
}

/**
 * Which products the signed-in student owns, by server-written proof; none of them while nobody can say.
 * @param asks false where nothing is sold, so that nothing is read
 */
export function useOwned(asks: boolean): { isPending: boolean; owns: (productId: string) => boolean } {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const isAsked = asks && userId !== null
  const { data, isPending } = useQuery({
    ...receiptsQuery(userId ?? ''),
    ...longList,
    enabled: isAsked,
  })
  const owns = useCallback(
    (productId: string) => data?.some((one) => one.productId === productId && one.ended === null) ?? false,
    [data],
  )
  return { isPending: isAsked && isPending, owns }
}
