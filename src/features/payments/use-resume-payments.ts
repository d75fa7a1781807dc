import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '@/features/auth'
import { createPaymentRun } from './payment-run'
import { createPaymentServices } from './payment-services'
import { readPendingPayments } from './pending-payments'

/** Whose payments each cache has already seen to: the layouts that ask come and go. */
const resumedFor = new WeakMap<QueryClient, string | null>()

function resumePayments(queryClient: QueryClient, userId: string): void {
  for (const pending of readPendingPayments(userId)) {
    createPaymentRun(createPaymentServices(queryClient)).send({ type: 'resumed', pending })
  }
}

/** Finishes, once per start and sign-in, what the student paid for and nobody has verified or recorded yet. */
export function useResumePayments(queryClient: QueryClient): void {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const isSettled = session.status !== 'loading'
  useEffect(() => {
    if (!isSettled || resumedFor.get(queryClient) === userId) return
    resumedFor.set(queryClient, userId)
    if (userId !== null) resumePayments(queryClient, userId)
  }, [queryClient, userId, isSettled])
}
