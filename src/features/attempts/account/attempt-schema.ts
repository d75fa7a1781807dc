import * as z from 'zod/mini'
import { optionalDate } from '@/content/fields'
import { writeNumber } from '@/domain/answer'
import { attemptScopeSchema, extraSchema, scoreSchema } from '../model/attempt'
import type { AttemptFields, StoredAttempt } from './stored-attempt'

/** What an attempt has for each question is stored as one text, which the rules can match (docs/decisions/036). */
const textOf = <T>(item: z.ZodMiniType<T, T>, read: (text: string) => T[]) =>
  z.pipe(z.pipe(z.string(), z.transform(read)), z.array(item))

const answers = textOf(z.nullable(z.number()), (text) =>
  text.split(',').map((option) => (option === '' ? null : Number(option))),
)
const commaList = textOf(z.number(), (text) => text.split(',').map(Number))
const ids = textOf(z.string(), (text) => text.split('\n'))

type AnswerFields = Pick<AttemptFields, 'questionIds' | 'options' | 'milliseconds'>

/** What was answered, as it is stored. */
const writeAnswers = ({ questionIds, options, milliseconds }: AnswerFields) => ({
  questionIds: questionIds.join('\n'),
  options: options.map((option) => (option === null ? '' : writeNumber(option))).join(','),
  milliseconds: milliseconds.join(','),
})

/** What a finished attempt in the account came to, question by question, as texts. */
export interface KeptAnswers {
  readonly questionIds: string
  readonly options: string
  readonly milliseconds: string
  readonly keys: string
  readonly marking: string
}

export const keptAnswersSchema: z.ZodMiniType<KeptAnswers> = z.object({
  questionIds: z.string(),
  options: z.string(),
  milliseconds: z.string(),
  keys: z.string(),
  marking: z.string(),
})

/** What a copy keeps of an attempt's answers; null while it runs, and for one of a version that wrote no keys. */
export function keptAnswersOf(stored: StoredAttempt): KeptAnswers | null {
  const { status, keys, marking } = stored
  return status === 'submitted' && keys !== '' ? { ...writeAnswers(stored), keys, marking } : null
}

const keptAnswers = z.object({ questionIds: ids, options: answers, milliseconds: commaList })

/** What `keptAnswersOf` kept; null for anything else. */
export function readKeptAnswers(kept: KeptAnswers): AnswerFields | null {
  return keptAnswers.safeParse(kept).data ?? null
}

/** The fields of an attempt as they are stored. What `storedAttemptSchema` reads of them is the same attempt. */
export function writeAttempt({
  questionIds,
  options,
  flags,
  milliseconds,
  revisions,
  ...fields
}: AttemptFields) {
  return {
    ...fields,
    ...writeAnswers({ questionIds, options, milliseconds }),
    flags: flags.join(''),
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
    // An earlier version wrote neither what an attempt was scored by nor what its questions were.
    keys: z._default(z.string(), ''),
    marking: z._default(z.string(), ''),
    prints: z._default(z.string(), ''),
    extra: extraSchema,
    updatedAt: z.pipe(
      optionalDate,
      z.transform((date) => date?.getTime() ?? 0),
    ),
  })
  .check(z.refine(({ current, questionIds }: StoredAttempt) => questionIds[current] !== undefined))
