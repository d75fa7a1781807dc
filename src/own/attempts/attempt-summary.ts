import type { Place } from '@/domain/ranking/histogram'
import type { GivenExtra } from '@/domain/sitting/extra-time'
import type { ResultCorrection } from '@/domain/sitting/results'
import type { BegunSitting, SittingScore } from '@/domain/sitting/sitting-state'
import type { AttemptScope } from './attempt'

/** A rank as a result has shown it. */
export type ShownRank = Pick<Place, 'rank' | 'count'>

/** What lists show of an attempt (package page, home, history), without its paper. */
export interface AttemptSummary {
  readonly id: string
  readonly testKey: string
  readonly scope: AttemptScope
  readonly title: string
  readonly status: BegunSitting['status']
  /** Epoch milliseconds, here and below. */
  readonly startedAt: number
  readonly deadline: number
  /** Null while it runs. */
  readonly submittedAt: number | null
  /** By `countDone`. */
  readonly answered: number
  readonly total: number
  /** Null while it runs. */
  readonly score: SittingScore | null
  /** Absent for none. */
  readonly extra?: GivenExtra
  /** As its result has last shown it on this device; absent for none. */
  readonly rank?: ShownRank | undefined
  /** Keys were corrected since it was submitted, and the score is the one by the corrected keys; never stored. */
  readonly correction?: ResultCorrection
}
