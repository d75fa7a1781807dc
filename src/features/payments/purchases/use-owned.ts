import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { longList } from '@/content/kept'
import { useSession } from '@/session'
import { receiptsQuery } from './receipt-query'

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
