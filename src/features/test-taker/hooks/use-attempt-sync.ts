import { useEffect, useRef, useState } from 'react'
import { visitor } from '@/lib/device-store'
import type { Attempt } from '../model/attempt'
import type { ExamClock } from '../model/exam-clock'
import type { BegunSession, Session, SessionAction } from '../model/session-state'

type Live = Promise<{ changed: (session: BegunSession) => void; finish: () => void } | null>

/**
 * Keeps a student's attempt in their account too, for as long as the component lives; a visitor has none. Its code is
 * loaded when the exam is on the screen, and answering never waits for it.
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
  const live = useRef<Live | null>(null)
  const begun = session.status !== 'ready'

  useEffect(() => {
    if (owner === visitor || !begun) return undefined
    const starting: Live = import('../live-attempt').then(
      ({ startLive }) =>
        startLive({
          owner,
          attempt,
          clock: clock.now,
          opened,
          onMeet: (merge, { revision }) => {
            act({ type: 'meet', merge })
            setSynced(revision)
          },
        }),
      // Without its code the device keeps the attempt, and the next start writes it.
      () => null,
    )
    live.current = starting
    return () => {
      live.current = null
      void starting.then((started) => started?.finish())
    }
  }, [owner, attempt, opened, clock, act, begun])

  useEffect(() => {
    if (session.status === 'ready') return
    void live.current?.then((started) => started?.changed(session))
  }, [session])
  return synced
}
