import { useEffect, useRef, useState } from 'react'
import { visitor } from '@/lib/device-store'
import { attemptSync } from '../attempt-sync'
import { startLiveSync } from '../live-sync'
import type { Attempt } from '../model/attempt'
import type { ExamClock } from '../model/exam-clock'
import type { Session, SessionAction } from '../model/session-state'

/**
 * Keeps a student's attempt in their account too, for as long as the component lives; a visitor has none. Answering
 * never waits for it.
 * @param opened the revision at which the device had it before the account was asked; null when that knows no other.
 * @returns the revision that the account has; null before it has any.
 */
export function useAttemptSync({
  owner,
  attempt,
  session,
  opened,
  clock,
  act,
}: {
  owner: string
  attempt: Omit<Attempt, 'session'>
  session: Session
  opened: number | null
  clock: ExamClock
  act: (action: SessionAction) => void
}): number | null {
  const [synced, setSynced] = useState<number | null>(null)
  const live = useRef<ReturnType<typeof startLiveSync> | null>(null)
  const begun = session.status !== 'ready'

  useEffect(() => {
    if (owner === visitor || !begun) return undefined
    const started = startLiveSync({
      sync: attemptSync,
      owner,
      attempt,
      clock: clock.now,
      opened,
      onMeet: (merge, { revision }) => {
        act({ type: 'meet', merge })
        setSynced(revision)
      },
    })
    live.current = started
    return () => {
      live.current = null
      started.finish()
    }
  }, [owner, attempt, opened, clock, act, begun])

  useEffect(() => {
    if (session.status === 'ready') return
    live.current?.changed(session)
  }, [session])
  return synced
}
