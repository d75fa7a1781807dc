import { useQuery } from '@tanstack/react-query'
import { visitor } from '@/lib/device/visitor'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { useOwner } from '@/session'
import { keptItemsQuery } from '../device/kept-items'

/** Whether, without a network, this device keeps something of a product that was the student's when it was asked last. */
export function useKeptProduct(productId: string | null): boolean {
  const isOffline = useNetworkState().status === 'offline'
  const owner = useOwner() ?? visitor
  const { data = [] } = useQuery({ ...keptItemsQuery(owner), enabled: isOffline && productId !== null })
  return isOffline && data.some((item) => item.productId === productId && !item.ended)
}
