import { type Paper, withoutClock } from '@/domain/paper'
import { shufflePaper } from '@/domain/question/shuffle'
import { type ExtraTime, extraFor, type GivenExtra } from '@/domain/sitting/extra-time'
import { planOf } from '@/domain/sitting/sitting-sections'
import type { BegunSitting, ReadySitting, SittingScore } from '@/domain/sitting/sitting-state'
import { type TestRef, testKey } from '@/domain/sitting/test-ref'
import { randomId } from '@/lib/random-id'

export const attemptScopes = ['all', 'wrong', 'skipped', 'untimed'] as const

/**
 * What an attempt is of its test: all of it, some of its questions, or all of it without its clock, which the student can
 * leave and resume on any day (docs/decisions/053). Only `all` counts as a score.
 */
export type AttemptScope = (typeof attemptScopes)[number]

/** One student's sitting of one test. */
export interface Attempt {
  /** Random, made at the start; names the attempt on every device. */
  readonly id: string
  /** The test, as `testKey` names it. */
  readonly testKey: string
  readonly scope: AttemptScope
  /** Frozen when the attempt starts. */
  readonly paper: Paper
  readonly sitting: BegunSitting
  /** Its score, once it has been stored: it never changes. */
  readonly score?: SittingScore | undefined
  /** The extra time that its clocks were given at the start; absent for none. It never changes. */
  readonly extra?: GivenExtra
  /** The device had the test with its keys before it began: it is not ranked. */
  readonly seen?: true
}

/**
 * A new attempt at `ref`, shuffled where its test says so. It keeps this paper, whatever is read of the test later.
 * @param extra that its clocks are given
 */
export function newAttempt(
  ref: TestRef,
  scope: AttemptScope,
  paper: Paper,
  extra: ExtraTime = 'none',
): Omit<Attempt, 'sitting'> {
  const id = randomId()
  const asked = scope === 'untimed' ? withoutClock(paper) : paper
  return { id, testKey: testKey(ref), scope, paper: shufflePaper(asked, id), ...extraFor(asked, extra) }
}

/** A sitting of a new attempt, whose clock has not begun. */
export const readySitting = ({ paper, extra }: Omit<Attempt, 'sitting'>): ReadySitting => ({
  status: 'ready',
  plan: planOf(paper, extra),
})
