import { useQuery } from '@tanstack/react-query'
import type { Purchases } from '@/domain/purchase/purchases'

/**
 * Whether the student's own lists name the product, exactly or by another spelling (spec section 6). The comparison is
 * loaded only for lists that hold something; one that cannot be loaded counts as no.
 */
export function useNamed(purchases: Purchases | undefined, productId: string | null) {
  const names = purchases?.names
  const isWorthAsking = names !== undefined && names.testSeries.length + names.resources.length > 0
  return useQuery({
    queryKey: ['named-purchase', productId, names],
    queryFn: async () => {
      const { isNamed } = await import('@/domain/purchase/named')
      return names !== undefined && productId !== null && isNamed(names, productId)
    },
    enabled: productId !== null && isWorthAsking,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
