import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isOnlyLookedAt } from '@/domain/sitting/test-ref'
import type { Unfinished } from '@/domain/study/unfinished'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import { type AttemptSummary, historyQuery, knownAttemptsQuery } from '@/own/attempts'
import { unfinishedWork } from './work'

/** Milliseconds between two updates of the time: pages show it in minutes. */
const updateEvery = 15_000
/** Milliseconds after which a page no longer waits for the account and shows what the device knows. */
const patience = 4000

/** A student's attempts as this device and the account know them. */
export interface Work {
  readonly now: number
  /** Of tests and quizzes. */
  readonly attempts: readonly AttemptSummary[]
  /** What can be gone on with, as `unfinishedWork` orders it; null until it is known. */
  readonly unfinished: Unfinished[] | null
  /** What is known of what was ever begun: nothing, something, or the account could not be asked. */
  readonly past: 'none' | 'some' | 'unknown'
  /** The account has answered, or is not waited for any longer. */
  readonly settled: boolean
  /** The account's attempts are among them. */
  readonly complete: boolean
}

/** The time in epoch milliseconds, updated every 15 seconds and when the page is shown again. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => {
      if (document.visibilityState === 'visible') setNow(Date.now())
    }
    const timer = setInterval(update, updateEvery)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}

/**
 * The attempts that home, the plan and /continue go by. The device's part is there at once; when nothing of it can be gone
 * on with, `unfinished` stays null until the account has answered too, or could not.
 */
export function useWork(owner: string): Work {
  const now = useNow()
  const device = useQuery(knownAttemptsQuery(owner))
  const account = useQuery(historyQuery(owner))
  const isLate = useTimePassed(patience)
  const settled = !device.isPending && (isLate || !account.isPending)
  const attempts = account.data?.attempts ?? device.data ?? []
  const unfinished = unfinishedWork(attempts, now)
  const complete = account.data?.complete ?? false
  const isKnown = settled || (!device.isPending && unfinished.length > 0)
  return {
    now,
    attempts,
    unfinished: isKnown ? unfinished : null,
    past: attempts.some((attempt) => !isOnlyLookedAt(attempt)) ? 'some' : complete ? 'none' : 'unknown',
    settled,
    complete,
  }
}
