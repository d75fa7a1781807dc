import * as z from 'zod/mini'
import type { Marks } from '@/domain/marking'
import { type Attempt, type AttemptScope, attemptScopeSchema, begunSessionSchema } from './attempt'
import { countAnswered } from './palette'
import { marksSchema } from './paper-schema'
import { resultsOf } from './results'
import type { BegunSession } from './session-state'

/** What lists show of an attempt (package page, home, history), without its paper. */
export interface AttemptSummary {
  readonly id: string
  readonly testKey: string
  readonly scope: AttemptScope
  readonly title: string
  readonly status: BegunSession['status']
  /** Epoch milliseconds, here and below. */
  readonly startedAt: number
  readonly deadline: number
  /** Null while it runs. */
  readonly submittedAt: number | null
  readonly answered: number
  readonly total: number
  /** Null while it runs. */
  readonly score: AttemptScore | null
}

export interface AttemptScore {
  /** Whole percent (spec section 9). */
  readonly percentage: number
  /** Null when the test has no marking scheme. */
  readonly marks: Marks | null
}

/** What is kept of an attempt apart from its paper. */
export interface AttemptRecord {
  readonly testKey: string
  readonly scope: AttemptScope
  readonly title: string
  readonly session: BegunSession
  readonly score: AttemptScore | null
}

export const scoreSchema = z.nullable(z.object({ percentage: z.number(), marks: z.nullable(marksSchema) }))

const recordSchema: z.ZodMiniType<AttemptRecord> = z.object({
  testKey: z.string(),
  scope: attemptScopeSchema,
  title: z.string(),
  session: begunSessionSchema,
  score: scoreSchema,
})

/** The record of an attempt; scored once it is submitted. */
export function recordOf(attempt: Attempt): AttemptRecord {
  const { testKey, scope, paper, session } = attempt
  const results = resultsOf(attempt)
  const score = results && { percentage: results.score.percentage, marks: results.marks }
  return { testKey, scope, title: paper.title, session, score }
}

/** A record as kept; null when it cannot be used. */
export function parseRecord(value: unknown): AttemptRecord | null {
  return recordSchema.safeParse(value).data ?? null
}

export function summaryOf(id: string, { session, ...record }: AttemptRecord): AttemptSummary {
  return {
    id,
    testKey: record.testKey,
    scope: record.scope,
    title: record.title,
    status: session.status,
    startedAt: session.startedAt,
    deadline: session.deadline,
    submittedAt: session.status === 'submitted' ? session.submittedAt : null,
    answered: countAnswered(session.questions),
    total: session.questions.length,
    score: record.score,
  }
}
