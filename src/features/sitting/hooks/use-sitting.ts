import { useEffect } from 'react'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import type { Sitting } from '@/domain/sitting/sitting-state'
import { useLoadBehind } from '@/loading/when-idle'
import type { Attempt } from '@/own/attempts/attempt'
import type { ClockReading } from '@/own/attempts/device/sitting-clock'
import { loadNextSteps } from '../next-steps-later'
import { useAttempt } from './use-attempt'
import { useAttemptSync } from './use-attempt-sync'

/** What a screen on which something is sat gets: `initial` begins now when it is ready, else it goes on. */
export interface Seat {
  /** A student's id, or the visitor. */
  owner: string
  attempt: Omit<Attempt, 'sitting'>
  initial: Sitting
  /** The last reading of its clock, when it goes on. */
  reading?: ClockReading | null
  /** Whether it comes from the account, which then need not be asked again. */
  fromAccount?: boolean
}

/** Without a time limit, the time while the page is out of sight counts for no question. */
function useRest({
  sitting,
  act,
  clock,
}: Pick<ReturnType<typeof useAttempt>, 'sitting' | 'act' | 'clock'>): void {
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
 * Runs one sitting for as long as the component lives: begins it or goes on with it, and keeps it on the device and, for
 * a student, in the account. All of `seat` must stay the same meanwhile.
 */
export function useSitting({ owner, attempt, initial, reading = null, fromAccount = false }: Seat) {
  const { sitting, keeping, act, clock } = useAttempt(owner, attempt, initial, reading)
  const opened = initial.status === 'ready' || fromAccount ? null : initial.revision
  const syncedRevision = useAttemptSync({ owner, attempt, sitting, opened, clock, act })
  useEffect(() => {
    if (initial.status === 'ready') act({ type: 'start' })
    if (initial.status !== 'running') return
    // The clock of what comes from the account has gone on meanwhile; what has no limit has none.
    const seenAt = fromAccount && hasNoLimit(initial) ? null : reading?.at
    act({ type: 'resume', seenAt: seenAt ?? initial.countedTo })
  }, [initial, reading, fromAccount, act])
  useRest({ sitting, act, clock })
  // The result stands whole at once, and does not move under a finger.
  useLoadBehind(loadNextSteps)
  const isSynced = sitting.status !== 'ready' && syncedRevision === sitting.revision
  return { sitting, keeping, act, clock, isSynced }
}
