/** The sheets of a live test and the attempts in accounts, as a ranking reads them. */
import * as z from 'zod'
import type { Paper } from '../../src/domain/paper'
import { changeSince } from '../../src/domain/question/print'
import { shufflePaper } from '../../src/domain/question/shuffle'
import type { SheetTimes } from '../../src/domain/ranking/impossible-times'
import type { RankedSheet } from '../../src/domain/ranking/ranking'
import { givenExtras } from '../../src/domain/sitting/extra-time'

/** The fields that are read; a sheet has many more. */
export const sheetFields = [
  'beganAt',
  'deadline',
  'extra',
  'milliseconds',
  'options',
  'prints',
  'questionIds',
  'scope',
  'seen',
  'shownAs',
  'startedAt',
  'status',
  'submittedAt',
  'updatedAt',
] as const

const list = (text: string, separator: string) => (text === '' ? [] : text.split(separator))

const sheetSchema = z.object({
  beganAt: z.date().optional(),
  deadline: z.number().default(0),
  extra: z.enum(givenExtras).optional(),
  milliseconds: z
    .string()
    .default('')
    .transform((text) => list(text, ',').map(Number)),
  // The list of one question without an answer is the empty text.
  options: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((option) => (option === '' ? null : Number(option)))),
  prints: z.string().default(''),
  questionIds: z
    .string()
    .default('')
    .transform((text) => list(text, '\n')),
  scope: z.string().default('all'),
  seen: z.boolean().default(false),
  shownAs: z.string().max(60).optional(),
  startedAt: z.number().default(0),
  status: z.string().default('in_progress'),
  submittedAt: z.number().nullable().default(null),
  updatedAt: z.date().optional(),
})

/** A student's answers to a test; plain JSON. */
export interface StoredSheet {
  readonly uid: string
  readonly sheet: RankedSheet
  readonly times: SheetTimes
  readonly scope: string
  /** The device had the keys before the attempt began. */
  readonly seen: boolean
  readonly isSubmitted: boolean
  /** The fingerprint of its questions. */
  readonly prints: string
}

/** Reads a sheet; null for one that cannot be used. */
export function readSheet(uid: string, attemptId: string, data: unknown): StoredSheet | null {
  const read = sheetSchema.safeParse(data)
  if (!read.success) return null
  const { beganAt, updatedAt, shownAs, questionIds, options, milliseconds, ...raw } = read.data
  return {
    uid,
    sheet: {
      attemptId,
      questionIds,
      options,
      milliseconds,
      ...(shownAs ? { named: { uid, name: shownAs } } : {}),
    },
    times: {
      startedAt: raw.startedAt,
      deadline: raw.deadline,
      submittedAt: raw.submittedAt,
      server: beganAt && updatedAt ? { beganAt: beganAt.getTime(), updatedAt: updatedAt.getTime() } : null,
      milliseconds,
      answered: options.filter((option) => option !== null).length,
      extra: raw.extra ?? 'none',
    },
    scope: raw.scope,
    seen: raw.seen,
    isSubmitted: raw.status === 'submitted',
    prints: raw.prints,
  }
}

/** Whether an attempt asked the questions and options of the paper as it is now; a corrected text changes neither. */
export function askedSame({ sheet, prints }: StoredSheet, paper: Paper): boolean {
  const { questions } = shufflePaper(paper, sheet.attemptId)
  return (
    questions.map(({ id }) => id).join('\n') === sheet.questionIds.join('\n') &&
    questions.every((question, index) => changeSince(prints, index, question) !== 'options')
  )
}
