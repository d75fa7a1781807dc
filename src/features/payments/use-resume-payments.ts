import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '@/features/auth'
import { hasKept, keyOfKept } from './kept-payments'
import { refreshPurchases } from './purchase-query'

/** Milliseconds between two looks at what is not finished, while a page is open. */
const lookAgainAfter = 30_000

/** Whose payments each cache has already seen to: the layouts that ask come and go. */
const resumedFor = new WeakMap<QueryClient, string | null>()

function resume(queryClient: QueryClient, userId: string, refused: boolean): void {
  if (!hasKept(userId)) return
  // A failed load changes nothing: what is kept stays kept, and the next look tries again.
  import('./resume-payments').then(
    ({ resumePayments }) => resumePayments(queryClient, userId, { refused }),
    () => undefined,
  )
}

/**
 * Finishes what the student paid for and nobody has verified or recorded yet: at each start and sign-in, whenever the
 * network comes back, and every 30 seconds. A payment that another tab finished shows here too.
 */
export function useResumePayments(queryClient: QueryClient): void {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const isSettled = session.status !== 'loading'
  useEffect(() => {
    if (!isSettled) return
    const isNew = resumedFor.get(queryClient) !== userId
    resumedFor.set(queryClient, userId)
    if (userId === null) return
    if (isNew) resume(queryClient, userId, true)
    const again = () => resume(queryClient, userId, false)
    const timer = setInterval(again, lookAgainAfter)
    window.addEventListener('online', again)
    const onOtherTab = ({ key }: StorageEvent) => {
      if (key === keyOfKept('pendingPayments', userId)) void refreshPurchases(queryClient, userId)
    }
    window.addEventListener('storage', onOtherTab)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      window.removeEventListener('storage', onOtherTab)
    }
  }, [queryClient, userId, isSettled])
}
