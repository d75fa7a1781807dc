import * as z from 'zod/mini'
import { optionalDate } from '@/content/fields'
import { attemptScopeSchema, scoreSchema } from '../model/attempt'
import type { StoredAttempt } from './stored-attempt'

const numbers = z.array(z.number())

/** A `users/{uid}/attempts/{attemptId}` document (docs/decisions/016); the rules see to it that it is like this. */
export const storedAttemptSchema: z.ZodMiniType<StoredAttempt> = z
  .object({
    id: z.string(),
    testKey: z.string(),
    scope: attemptScopeSchema,
    title: z.string(),
    startedAt: z.number(),
    questionCount: z.number(),
    questionIds: z.array(z.string()).check(z.minLength(1)),
    options: numbers,
    flags: numbers,
    milliseconds: numbers,
    revisions: numbers,
    current: z.number(),
    exits: z.number(),
    countedTo: z.number(),
    clock: z.number(),
    deadline: z.number(),
    open: z.nullable(z.object({ section: z.number(), deadline: z.number() })),
    revision: z.number(),
    status: z.enum(['in_progress', 'submitted']),
    submittedAt: z.nullable(z.number()),
    endedBy: z.nullable(z.enum(['student', 'time'])),
    score: z.nullable(scoreSchema),
    // An earlier version wrote neither what an attempt was scored by nor what its questions were.
    keys: z._default(z.string(), ''),
    marking: z._default(z.string(), ''),
    prints: z._default(z.string(), ''),
    updatedAt: z.pipe(
      optionalDate,
      z.transform((date) => date?.getTime() ?? 0),
    ),
  })
  .check(z.refine(({ current, questionIds }: StoredAttempt) => questionIds[current] !== undefined))
