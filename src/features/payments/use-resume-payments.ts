import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '@/features/auth'
import { hasPendingPayments } from './pending-payments-key'

/** Whose payments each cache has already seen to: the layouts that ask come and go. */
const resumedFor = new WeakMap<QueryClient, string | null>()

/** Finishes, once per start and sign-in, what the student paid for and nobody has verified or recorded yet. */
export function useResumePayments(queryClient: QueryClient): void {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const isSettled = session.status !== 'loading'
  useEffect(() => {
    if (!isSettled || resumedFor.get(queryClient) === userId) return
    resumedFor.set(queryClient, userId)
    if (userId === null || !hasPendingPayments(userId)) return
    // A failed load changes nothing: what is kept stays kept, and the next start tries again.
    import('./resume-payments').then(
      ({ resumePayments }) => resumePayments(queryClient, userId),
      () => undefined,
    )
  }, [queryClient, userId, isSettled])
}
