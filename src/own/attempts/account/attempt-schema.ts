import * as z from 'zod/mini'
import { optionalDate } from '@/content/fields'
import { marksSchema } from '@/domain/paper'
import { writeNumber } from '@/domain/question/answer'
import { givenExtras } from '@/domain/sitting/extra-time'
import { attemptScopes } from '../attempt'
import type { AttemptFields, AttemptRecord, StoredAttempt } from './stored-attempt'

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

const record = {
  id: z.string().check(z.minLength(1)),
  testKey: z.string().check(z.minLength(1)),
  scope: z.enum(attemptScopes),
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
  deadline: z.number(),
  open: z.nullable(z.object({ section: z.number(), deadline: z.number() })),
  revision: z.number(),
  status: z.enum(['in_progress', 'submitted']),
  submittedAt: z.nullable(z.number()),
  endedBy: z.nullable(z.enum(['student', 'time'])),
  score: z.nullable(z.object({ percentage: z.number(), marks: z.nullable(marksSchema) })),
  keys: z.string(),
  marking: z.string(),
  prints: z.string(),
  extra: z.exactOptional(z.enum(givenExtras)),
  seen: z.exactOptional(z.literal(true)),
}

const hasCurrent = ({ current, options }: Pick<AttemptRecord, 'current' | 'options'>) =>
  options[current] !== undefined

/** An attempt on this device. */
export const recordSchema: z.ZodMiniType<AttemptRecord> = z
  .object({
    ...record,
    placedAt: z.nullable(z.number()),
    topics: z.array(z.nullable(z.string())),
    rank: z.exactOptional(z.object({ rank: z.number(), count: z.number() })),
  })
  .check(z.refine(hasCurrent))

/**
 * A `users/{uid}/attempts/{attemptId}` document (docs/decisions/016) or a sheet of a live test, which the rules keep in
 * this form.
 */
export const storedAttemptSchema: z.ZodMiniType<StoredAttempt> = z
  .object({
    ...record,
    clock: z.number(),
    device: z.exactOptional(z.string()),
    updatedAt: z.pipe(
      optionalDate,
      z.transform((date) => date?.getTime() ?? 0),
    ),
  })
  .check(z.refine(hasCurrent))
