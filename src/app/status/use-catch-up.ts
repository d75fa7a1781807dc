import { useEffect } from 'react'
import { useSession } from '@/features/auth'

/** Milliseconds after which the page that was asked for has had its turn. */
const afterStart = 4000

/** What was done offline and the account has not been told. One that fails holds up no other; there will be another start. */
async function catchUp(userId: string): Promise<void> {
  await Promise.allSettled([
    import('@/features/attempts').then(({ syncAttempts }) => syncAttempts(userId)),
    import('@/features/reports').then(({ sendReports }) => sendReports(userId)),
  ])
}

/**
 * Writes tests that were taken offline and questions that were reported offline to the student's account: soon after a
 * start, and when the network is back.
 */
export function useCatchUp(): void {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  useEffect(() => {
    if (userId === null) return undefined
    const onOnline = () => void catchUp(userId)
    const timer = setTimeout(onOnline, afterStart)
    addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
  }, [userId])
}
