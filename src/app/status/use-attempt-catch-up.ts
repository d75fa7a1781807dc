import { useEffect } from 'react'
import { useSession } from '@/features/auth'

/** Milliseconds after which the page that was asked for has had its turn. */
const afterStart = 4000

async function catchUp(userId: string): Promise<void> {
  try {
    const { syncAttempts } = await import('@/features/attempts')
    await syncAttempts(userId)
  } catch {
    // The code cannot be loaded now; there will be another start.
  }
}

/** Writes tests that were taken offline to the student's account: soon after a start, and when the network is back. */
export function useAttemptCatchUp(): void {
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
