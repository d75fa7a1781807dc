import { useQuery } from '@tanstack/react-query'
import { isOnlyLookedAt } from '@/features/attempts'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import type { TakenTest } from '../model/taken-test'
import { type Past, type Unfinished, unfinishedWork } from '../model/unfinished'
import { allWorkQuery, knownWorkQuery } from '../study-queries'
import { useNow } from './use-now'

/** Milliseconds between two looks at the clock: what the page tells of time is told in minutes. */
const lookEvery = 15_000
/** Milliseconds after which the page no longer waits for the account and shows what the device knows. */
const patience = 4000

interface Study {
  now: number
  /** Of tests and quizzes. */
  attempts: readonly TakenTest[]
  /** What waits to be gone on with, the latest first; null until it is known. */
  unfinished: Unfinished[] | null
  past: Past
  /** The account has answered, or is not waited for any longer. */
  settled: boolean
  /** The account has told everything. */
  complete: boolean
}

/**
 * A student's work as this device and the account know it. The device's part is there at once; when nothing waits on
 * it, `unfinished` stays null until the account has told too, or could not.
 */
export function useStudy(userId: string): Study {
  const now = useNow(lookEvery)
  const device = useQuery(knownWorkQuery(userId))
  const account = useQuery(allWorkQuery(userId))
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
