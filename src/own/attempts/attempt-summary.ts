import * as z from 'zod/mini'
import { type GivenExtra, given } from '@/domain/sitting/extra-time'
import { type ResultCorrection, resultsOf } from '@/domain/sitting/results'
import type { BegunSitting, SittingScore } from '@/domain/sitting/sitting-state'
import { countDone } from '@/domain/sitting/test-ref'
import {
  type Attempt,
  type AttemptScope,
  attemptScopeSchema,
  begunSittingSchema,
  extraSchema,
  scoreSchema,
} from './attempt'

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
  /** Keys were corrected since it was submitted, and the score is the one by the corrected keys; never kept. */
  readonly correction?: ResultCorrection
}

/** What is kept of an attempt apart from its paper. */
export interface AttemptRecord {
  readonly testKey: string
  readonly scope: AttemptScope
  readonly title: string
  readonly sitting: BegunSitting
  readonly score: SittingScore | null
  readonly extra?: GivenExtra
}

const recordSchema: z.ZodMiniType<AttemptRecord> = z.object({
  testKey: z.string(),
  scope: attemptScopeSchema,
  title: z.string(),
  sitting: begunSittingSchema,
  score: z.nullable(scoreSchema),
  extra: extraSchema,
})

/** The record of an attempt; scored once it is submitted. */
export function recordOf(attempt: Attempt): AttemptRecord {
  const { testKey, scope, paper, sitting, extra } = attempt
  const results = resultsOf(attempt)
  const score = results && { percentage: results.score.percentage, marks: results.marks }
  return { testKey, scope, title: paper.title, sitting, score, ...given(extra) }
}

/** A stored record; null when it cannot be used. */
export function parseRecord(value: unknown): AttemptRecord | null {
  return recordSchema.safeParse(value).data ?? null
}

export function summaryOf(id: string, { sitting, ...record }: AttemptRecord): AttemptSummary {
  return {
    id,
    testKey: record.testKey,
    scope: record.scope,
    title: record.title,
    status: sitting.status,
    startedAt: sitting.startedAt,
    deadline: sitting.deadline,
    submittedAt: sitting.status === 'submitted' ? sitting.submittedAt : null,
    answered: countDone(record, sitting.questions),
    total: sitting.questions.length,
    score: record.score,
    ...given(record.extra),
  }
}
