import * as z from 'zod/mini'
import { isKey, type Key } from '@/domain/answer'
import { markingSchema, marksSchema, type Paper, paperSchema } from '@/domain/paper'
import { shufflePaper } from '@/domain/shuffle'
import type { AnswerKey } from '@/domain/sitting/answer-key'
import type { BegunSitting, SittingScore } from '@/domain/sitting/sitting-state'
import { type TestRef, testKey } from './test-ref'

/** Which questions of the test an attempt is about; only one about all of them counts as a score. */
export type AttemptScope = 'all' | 'wrong' | 'skipped'

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
  /** What it was scored, once that has been kept: it never moves. */
  readonly score?: SittingScore | undefined
}

export const scoreSchema: z.ZodMiniType<SittingScore> = z.object({
  percentage: z.number(),
  marks: z.nullable(marksSchema),
})

const answerKeySchema: z.ZodMiniType<AnswerKey> = z.object({
  keys: z.array(z.custom<Key>(isKey)),
  schemes: z.array(z.nullable(markingSchema)),
})

export const attemptScopeSchema = z.enum(['all', 'wrong', 'skipped'])

const questionState = z.object({
  option: z.nullable(z.number()),
  marked: z.boolean(),
  visited: z.boolean(),
  milliseconds: z.number(),
  revision: z.number(),
})

const progress = {
  revision: z.number(),
  questions: z.array(questionState).check(z.minLength(1)),
  current: z.number(),
  startedAt: z.number(),
  deadline: z.number(),
  exits: z.number(),
  sections: z.array(
    z.object({
      id: z.string(),
      first: z.number(),
      count: z.number(),
      milliseconds: z.nullable(z.number()),
    }),
  ),
  open: z.nullable(z.object({ section: z.number(), deadline: z.number() })),
  countedTo: z.number(),
  // Absent in what an earlier version kept.
  placedAt: z._default(z.nullable(z.number()), null),
}

/** A sitting that has begun, as kept or sent; its places are all within its own questions and sections. */
export const begunSittingSchema: z.ZodMiniType<BegunSitting> = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('running'), ...progress }),
    z.object({
      status: z.literal('submitted'),
      ...progress,
      submittedAt: z.number(),
      endedBy: z.enum(['student', 'time']),
      // Absent in what an earlier version kept.
      scoredBy: z._default(z.nullable(answerKeySchema), null),
      score: z._default(z.nullable(scoreSchema), null),
    }),
  ])
  .check(
    z.refine(({ current, questions, open, sections }: BegunSitting) => {
      const fits = questions[current] !== undefined
      return fits && (open === null || sections[open.section] !== undefined)
    }),
  )

const attemptSchema = z
  .object({
    id: z.string().check(z.minLength(1)),
    testKey: z.string().check(z.minLength(1)),
    scope: attemptScopeSchema,
    paper: paperSchema,
    sitting: begunSittingSchema,
    score: z.optional(scoreSchema),
  })
  .check(z.refine(({ paper, sitting }) => paper.questions.length === sitting.questions.length))

/**
 * A new attempt at `ref`, in an order of its own where its test asks for that: whatever is read of its paper later, it is
 * about this one.
 */
export function newAttempt(ref: TestRef, scope: AttemptScope, paper: Paper): Omit<Attempt, 'sitting'> {
  const id = crypto.randomUUID()
  return { id, testKey: testKey(ref), scope, paper: shufflePaper(paper, id) }
}

/** What was kept or sent, as an attempt; null when it cannot be used (an older version, half of it). */
export function parseAttempt(value: unknown): Attempt | null {
  return attemptSchema.safeParse(value).data ?? null
}
