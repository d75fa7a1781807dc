import { useEffect } from 'react'
import type { Sitting } from '@/domain/sitting/sitting-state'
import type { ClockReading } from '../device/sitting-clock'
import type { Attempt } from '../model/attempt'
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
  /** It comes from the account, which so need not be asked what it knows. */
  fromAccount?: boolean
}

/**
 * One sitting for as long as the component lives: begun or gone on with, kept on the device and, of a student, in the
 * account. All of `seat` must stay the same meanwhile.
 */
export function useSitting({ owner, attempt, initial, reading = null, fromAccount = false }: Seat) {
  const { sitting, keeping, act, clock } = useAttempt(owner, attempt, initial, reading)
  const opened = initial.status === 'ready' || fromAccount ? null : initial.revision
  const syncedRevision = useAttemptSync({ owner, attempt, sitting, opened, clock, act })
  useEffect(() => {
    if (initial.status === 'ready') act({ type: 'start' })
    if (initial.status === 'running') act({ type: 'resume', seenAt: reading?.at ?? initial.countedTo })
  }, [initial, reading, act])
  const isSynced = sitting.status !== 'ready' && syncedRevision === sitting.revision
  return { sitting, keeping, act, clock, isSynced }
}
