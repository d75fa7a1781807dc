import * as z from 'zod/mini'
import { markingSchema, marksSchema, type Paper, paperSchema, withoutClock } from '@/domain/paper'
import { isKey, type Key } from '@/domain/question/answer'
import { shufflePaper } from '@/domain/question/shuffle'
import type { AnswerKey } from '@/domain/sitting/answer-key'
import { type ExtraTime, type GivenExtra, given, givenExtras } from '@/domain/sitting/extra-time'
import { planOf } from '@/domain/sitting/sitting-sections'
import type { BegunSitting, ReadySitting, SittingScore } from '@/domain/sitting/sitting-state'
import { type TestRef, testKey } from '@/domain/sitting/test-ref'
import { randomId } from '@/lib/random-id'

/**
 * What an attempt is of its test: all of it, some of its questions, or all of it without its clock, which can be left and
 * gone on with on any day (docs/decisions/053). Only `all` counts as a score.
 */
export type AttemptScope = 'all' | 'wrong' | 'skipped' | 'untimed'

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
  /** The extra time that its clocks were given at the start; absent for none. It never changes. */
  readonly extra?: GivenExtra
}

export const scoreSchema: z.ZodMiniType<SittingScore> = z.object({
  percentage: z.number(),
  marks: z.nullable(marksSchema),
})

const answerKeySchema: z.ZodMiniType<AnswerKey> = z.object({
  keys: z.array(z.custom<Key>(isKey)),
  schemes: z.array(z.nullable(markingSchema)),
})

export const attemptScopeSchema = z.enum(['all', 'wrong', 'skipped', 'untimed'])

export const extraSchema = z.exactOptional(z.enum(givenExtras))

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
      mayLeaveEarly: z.boolean(),
    }),
  ),
  open: z.nullable(z.object({ section: z.number(), deadline: z.number() })),
  countedTo: z.number(),
  placedAt: z.nullable(z.number()),
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
      scoredBy: z.nullable(answerKeySchema),
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
    extra: extraSchema,
  })
  .check(z.refine(({ paper, sitting }) => paper.questions.length === sitting.questions.length))

/** Of extra time, what an attempt at `paper` keeps: a paper without a limit has no clock that could be given more. */
export const extraFor = ({ minutes }: Paper, extra: ExtraTime): { extra?: GivenExtra } =>
  given(minutes > 0 ? extra : 'none')

/**
 * A new attempt at `ref`, in an order of its own where its test asks for that: whatever is read of its paper later, it is
 * about this one.
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

/** A stored attempt; null when it cannot be used. */
export function parseAttempt(value: unknown): Attempt | null {
  return attemptSchema.safeParse(value).data ?? null
}
