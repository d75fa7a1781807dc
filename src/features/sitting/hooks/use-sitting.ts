import { useEffect, useRef, useState } from 'react'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import {
  type BegunSitting,
  isUntouched,
  type Sitting,
  type SittingAction,
} from '@/domain/sitting/sitting-state'
import { visitor } from '@/lib/device/visitor'
import { attemptSync, isWorthWriting } from '@/own/attempts/account/attempt-sync'
import { startLiveSync } from '@/own/attempts/account/live-sync'
import { type Attempt, readySitting } from '@/own/attempts/attempt'
import type { ClockReading, SittingClock } from '@/own/attempts/device/sitting-clock'
import { useAttempt } from './use-attempt'

/** What a screen needs for a sitting. */
export interface Seat {
  /** A student's id, or the visitor. */
  owner: string
  attempt: Omit<Attempt, 'sitting'>
  /** The sitting to resume; absent for one that begins now. */
  initial?: BegunSitting
  /** The last reading of its clock, when it is resumed. */
  reading?: ClockReading | null
  /** The account has just been read for it. */
  fromAccount?: boolean
  /** An answer that was given to the first question before the attempt was here; null for none. */
  answer?: number | null
}

interface Running {
  sitting: Sitting
  act: (action: SittingAction) => void
  clock: SittingClock
}

/** Without a time limit, the time while the page is hidden counts for no question. */
function useRest({ sitting, act, clock }: Running): void {
  const rests = sitting.status === 'running' && hasNoLimit(sitting)
  useEffect(() => {
    if (!rests) return undefined
    let hiddenAt: number | null = null
    const onChange = () => {
      if (document.visibilityState === 'hidden') hiddenAt ??= clock.now()
      else if (hiddenAt !== null) {
        act({ type: 'resume', seenAt: hiddenAt })
        hiddenAt = null
      }
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [rests, act, clock])
}

/**
 * Writes a student's attempt to the account too, for as long as the component lives; a visitor has none. Answering never
 * waits for it.
 * @param opened the revision that the device had before the account was read; null when the account has no other
 * @returns the revision that the account has, null before it has any; and whether a live test goes on on another device
 */
function useLiveSync(
  owner: string,
  attempt: Omit<Attempt, 'sitting'>,
  opened: number | null,
  { sitting, act, clock }: Running,
): { synced: number | null; isTakenOver: boolean } {
  const [synced, setSynced] = useState<number | null>(null)
  const [isTakenOver, setTakenOver] = useState(false)
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
      onTakenOver: () => setTakenOver(true),
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
  return { synced, isTakenOver }
}

/**
 * Runs one sitting for as long as the component lives: begins or resumes it, and stores it on the device and, for a
 * student, in the account. The seat must stay the same meanwhile.
 */
export function useSitting({
  owner,
  attempt,
  initial: resumed,
  reading = null,
  fromAccount = false,
  answer = null,
}: Seat) {
  const [initial] = useState<Sitting>(() => resumed ?? readySitting(attempt))
  const { keeping, ...running } = useAttempt(owner, attempt, initial, reading)
  const { sitting, act } = running
  const opened = initial.status === 'ready' || fromAccount ? null : initial.revision
  const { synced, isTakenOver } = useLiveSync(owner, attempt, opened, running)
  useEffect(() => {
    if (initial.status === 'ready') act({ type: 'start', option: answer })
    if (initial.status !== 'running') return
    // The clock of an attempt from the account went on meanwhile; one without a limit has none.
    const seenAt = fromAccount && hasNoLimit(initial) ? null : reading?.at
    act({ type: 'resume', seenAt: seenAt ?? initial.countedTo })
    if (answer !== null && isUntouched(initial)) act({ type: 'choose', option: answer })
  }, [initial, reading, fromAccount, answer, act])
  useRest(running)
  const isSynced = sitting.status !== 'ready' && synced === sitting.revision
  return { ...running, keeping, isSynced, isTakenOver }
}
