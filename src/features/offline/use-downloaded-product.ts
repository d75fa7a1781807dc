import { useQuery } from '@tanstack/react-query'
import { visitor } from '@/lib/device/visitor'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { useOwner } from '@/session'
import { downloadsQuery } from './device/download-list'

/** Whether, offline, this device has a download of a product that was the student's at the last check. */
export function useDownloadedProduct(productId: string | null): boolean {
  const isOffline = useNetworkState().status === 'offline'
  const owner = useOwner() ?? visitor
  const { data = [] } = useQuery({ ...downloadsQuery(owner), enabled: isOffline && productId !== null })
  return isOffline && data.some((item) => item.productId === productId && !item.ended)
}
