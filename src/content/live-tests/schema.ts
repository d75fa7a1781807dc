import * as z from 'zod/mini'
import { defaultMinutes } from '@/config/limits'
import type { LiveHours } from '@/domain/live-test'
import type { Paper } from '@/domain/paper'
import { paperSchema } from '@/domain/paper'
import type { Language } from '@/domain/rich-text'
import { layoutFields } from '@/domain/test-layout'
import {
  anything,
  hasTitle,
  optionalAmount,
  optionalDate,
  optionalFlag,
  optionalText,
  requiredText,
  titleFields,
  titleOf,
  translatedText,
} from '../fields'

/** A live test as its card and its waiting screen tell of it (docs/decisions/076). */
export interface LiveTest extends LiveHours {
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly minutes: number
  /** null when nobody has counted. */
  readonly questionCount: number | null
  /** The most marks that it gives, as the exam writes them; null where it has no marks. */
  readonly marks: string | null
  readonly languages: readonly Language[]
  /** What must be bought to take it; null for a free one. */
  readonly productId: string | null
}

const storedLiveTest = z
  .object({
    id: z.string(),
    ...titleFields,
    description: translatedText,
    opensAt: optionalDate,
    entryUntil: optionalDate,
    closesAt: optionalDate,
    resultsAt: optionalDate,
    duration: optionalAmount,
    totalQuestions: optionalAmount,
    totalMarks: optionalText,
    languages: layoutFields.languages,
    productId: optionalText,
    isActive: optionalFlag,
  })
  .check(
    hasTitle,
    z.refine(
      (raw) => [raw.opensAt, raw.entryUntil, raw.closesAt, raw.resultsAt].every((moment) => moment !== null),
      'needs opensAt, entryUntil, closesAt and resultsAt',
    ),
  )

const milliseconds = (moment: Date | null) => moment?.getTime() ?? 0

/** A `live_tests` document: when it is and how long it takes, without a word of its questions. */
export const liveTestSchema = z.pipe(
  storedLiveTest,
  z.transform((raw): LiveTest & { isActive: boolean } => ({
    id: raw.id,
    title: titleOf(raw),
    description: raw.description,
    opensAt: milliseconds(raw.opensAt),
    entryUntil: milliseconds(raw.entryUntil),
    closesAt: milliseconds(raw.closesAt),
    resultsAt: milliseconds(raw.resultsAt),
    minutes: raw.duration ?? defaultMinutes.data,
    questionCount: raw.totalQuestions,
    marks: raw.totalMarks,
    languages: raw.languages,
    productId: raw.productId,
    isActive: raw.isActive ?? true,
  })),
)

/** `live_tests/{id}/private/sealed`: the paper without its keys, which only `private/opening` opens. */
export const sealedSchema = z.object({ id: z.string(), sealed: requiredText })

/** `live_tests/{id}/private/opening`: the key of the sealed paper. */
export const openingSchema = z.object({ id: z.string(), key: requiredText })

/** `live_tests/{id}/private/paper`: the whole test with its keys, from the results on. */
export const wholePaperSchema = z.object({
  id: z.string(),
  title: translatedText,
  duration: optionalAmount,
  questions: anything,
  ...layoutFields,
})

/** The paper of an opened seal; null when it cannot be used. */
export function readOpened(text: string): Paper | null {
  try {
    return paperSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
