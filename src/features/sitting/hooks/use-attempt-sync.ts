import { useEffect, useRef, useState } from 'react'
import type { Sitting, SittingAction } from '@/domain/sitting/sitting-state'
import { visitor } from '@/lib/device/device-store'
import { attemptSync, isWorthWriting } from '@/own/attempts/account/attempt-sync'
import { startLiveSync } from '@/own/attempts/account/live-sync'
import type { Attempt } from '@/own/attempts/attempt'
import type { SittingClock } from '@/own/attempts/device/sitting-clock'

/**
 * Keeps a student's attempt in their account too, for as long as the component lives; a visitor has none. Answering
 * never waits for it.
 * @param opened the revision at which the device had it before the account was asked; null when that knows no other.
 * @returns the revision that the account has; null before it has any.
 */
export function useAttemptSync({
  owner,
  attempt,
  sitting,
  opened,
  clock,
  act,
}: {
  owner: string
  attempt: Omit<Attempt, 'sitting'>
  sitting: Sitting
  opened: number | null
  clock: SittingClock
  act: (action: SittingAction) => void
}): number | null {
  const [synced, setSynced] = useState<number | null>(null)
  const live = useRef<ReturnType<typeof startLiveSync> | null>(null)
  const begun = sitting.status !== 'ready' && isWorthWriting({ testKey: attempt.testKey, sitting })

  useEffect(() => {
    if (owner === visitor || !begun) return undefined
    const started = startLiveSync({
      sync: attemptSync,
      owner,
      attempt,
      clock: clock.now,
      opened,
      onMeet: (theirs, since) => {
        act({ type: 'meet', theirs, since })
        setSynced(theirs.revision)
      },
    })
    live.current = started
    return () => {
      live.current = null
      started.finish()
    }
  }, [owner, attempt, opened, clock, act, begun])

  useEffect(() => {
    if (sitting.status === 'ready') return
    live.current?.changed(sitting)
  }, [sitting])
  return synced
}
