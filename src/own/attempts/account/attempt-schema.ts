import * as z from 'zod/mini'
import { optionalDate } from '@/content/fields'
import { writeNumber } from '@/domain/question/answer'
import { attemptScopeSchema, extraSchema, scoreSchema } from '../attempt'
import type { AttemptFields, StoredAttempt } from './stored-attempt'

/** What an attempt has for each question is stored as one text, which the rules can match (docs/decisions/036). */
const textOf = <T>(item: z.ZodMiniType<T, T>, read: (text: string) => T[]) =>
  z.pipe(z.pipe(z.string(), z.transform(read)), z.array(item))

const answers = textOf(z.nullable(z.number()), (text) =>
  text.split(',').map((option) => (option === '' ? null : Number(option))),
)
const commaList = textOf(z.number(), (text) => text.split(',').map(Number))
const ids = textOf(z.string(), (text) => text.split('\n'))

type StoredTexts = Pick<AttemptFields, 'questionIds' | 'options' | 'flags' | 'milliseconds' | 'revisions'>

/** An attempt as it is stored, in the account and in this device's copy. `storedAttemptSchema` reads it. */
export function writeAttempt<T extends StoredTexts>({
  questionIds,
  options,
  flags,
  milliseconds,
  revisions,
  ...fields
}: T) {
  return {
    ...fields,
    questionIds: questionIds.join('\n'),
    options: options.map((option) => (option === null ? '' : writeNumber(option))).join(','),
    flags: flags.join(''),
    milliseconds: milliseconds.join(','),
    revisions: revisions.join(','),
  }
}

/** A `users/{uid}/attempts/{attemptId}` document (docs/decisions/016); the rules see to it that it is like this. */
export const storedAttemptSchema: z.ZodMiniType<StoredAttempt> = z
  .object({
    id: z.string(),
    testKey: z.string(),
    scope: attemptScopeSchema,
    title: z.string(),
    startedAt: z.number(),
    questionCount: z.number(),
    questionIds: ids,
    options: answers,
    flags: textOf(z.number(), (text) => Array.from(text, Number)),
    milliseconds: commaList,
    revisions: commaList,
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
    keys: z.string(),
    marking: z.string(),
    prints: z.string(),
    extra: extraSchema,
    updatedAt: z.pipe(
      optionalDate,
      z.transform((date) => date?.getTime() ?? 0),
    ),
  })
  .check(z.refine(({ current, questionIds }: StoredAttempt) => questionIds[current] !== undefined))
