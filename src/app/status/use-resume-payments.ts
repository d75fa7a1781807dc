import { useEffect } from 'react'
import { hasKept, keyOfKept } from '@/features/payments/background'
import { useSession } from '@/session'

/** Milliseconds between two looks at what is not finished, while a page is open. */
const lookAgainAfter = 30_000

/** Whose payments have been seen to since the page was opened: the layouts that ask come and go. */
let resumedFor: string | null = null

/** The app's cache and the code of payments, which few students need at a start. */
const loadPayments = () => Promise.all([import('../query-cache'), import('@/features/payments')])

/** A failed load changes nothing: what is kept stays kept, and the next look tries again. */
function resume(userId: string, refused: boolean): void {
  if (!hasKept(userId)) return
  loadPayments().then(
    ([{ queryClient }, { resumePayments }]) => resumePayments(queryClient, userId, { refused }),
    () => undefined,
  )
}

/**
 * Finishes what the student paid for and nobody has verified or recorded yet: at each start and sign-in, whenever the
 * network comes back, and every 30 seconds. A payment that another tab finished shows here too.
 */
export function useResumePayments(): void {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const isSettled = session.status !== 'loading'
  useEffect(() => {
    if (!isSettled) return undefined
    const isNew = resumedFor !== userId
    resumedFor = userId
    if (userId === null) return undefined
    if (isNew) resume(userId, true)
    const again = () => resume(userId, false)
    const timer = setInterval(again, lookAgainAfter)
    window.addEventListener('online', again)
    const onOtherTab = ({ key }: StorageEvent) => {
      if (key !== keyOfKept('pendingPayments', userId)) return
      loadPayments().then(
        ([{ queryClient }, { refreshPurchases }]) => refreshPurchases(queryClient, userId),
        () => undefined,
      )
    }
    window.addEventListener('storage', onOtherTab)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      window.removeEventListener('storage', onOtherTab)
    }
  }, [userId, isSettled])
}
