import * as z from 'zod/mini'
import { type Fraction, fraction, readExact } from '@/domain/fraction'
import { type Histogram, readHistogram } from '@/domain/ranking/histogram'
import { isMap, optionalDate, optionalText, requiredText } from '../fields'

/** The ranks of one test, as everybody may read them. */
export interface TestRanks {
  /** Names the test as in attempts. */
  readonly testKey: string
  /** Of a live test, whose students sat it in the same hours, or of first attempts. */
  readonly kind: 'live' | 'practice'
  /** Students who are ranked. */
  readonly count: number
  readonly histogram: Histogram
  /** Of each section, by its id. */
  readonly sections: ReadonlyMap<string, Histogram>
  /** The median time at each question, by its id; none for a question that nobody saw. */
  readonly medianMilliseconds: ReadonlyMap<string, number>
  readonly toppers: ReadonlyArray<{ readonly name: string; readonly marks: Fraction; readonly rank: number }>
  /** The Monday of a live test's week, `2026-11-23`; null for another test. */
  readonly week: string | null
  /** The day on which a corrected key changed the ranks, `2026-12-01`; null when none did. */
  readonly corrected: string | null
  readonly computedAt: Date | null
}

const histogramField = z.pipe(
  z.pipe(z.string(), z.transform(readHistogram)),
  z.custom<Histogram>((histogram) => histogram !== null),
)

const listOf = <T>(value: unknown, schema: z.ZodMiniType<T>): T[] =>
  (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    const read = isMap(item) ? schema.safeParse(item) : null
    return read?.success ? [read.data] : []
  })

const sectionSchema = z.object({ id: requiredText, histogram: histogramField })

const topperSchema = z.object({
  name: requiredText,
  marks: z.pipe(
    z.string(),
    z.transform((text) => readExact(text) ?? fraction(0)),
  ),
  rank: z.number(),
})

/** The medians by question; a list that does not fit the questions is none. */
function mediansOf(questionIds: string, medians: string): ReadonlyMap<string, number> {
  const ids = questionIds.split('\n')
  const times = medians.split(',').map(Number)
  if (ids.length !== times.length) return new Map()
  return new Map(
    ids.flatMap((id, index) => {
      const time = times[index] ?? 0
      return time > 0 ? [[id, time] as const] : []
    }),
  )
}

/** A `ranks/{id}` document: one for each ranked test, written by the operator's tool or the endpoint. */
export const ranksSchema = z.pipe(
  z.object({
    testKey: requiredText,
    kind: z.enum(['live', 'practice']),
    count: z.number().check(z.positive()),
    histogram: histogramField,
    sections: z.optional(z.unknown()),
    questionIds: z.string(),
    medianMilliseconds: z.string(),
    toppers: z.optional(z.unknown()),
    week: optionalText,
    corrected: optionalText,
    computedAt: optionalDate,
  }),
  z.transform(
    ({ sections, questionIds, medianMilliseconds, toppers, ...raw }): TestRanks => ({
      ...raw,
      sections: new Map(listOf(sections, sectionSchema).map((one) => [one.id, one.histogram])),
      medianMilliseconds: mediansOf(questionIds, medianMilliseconds),
      toppers: listOf(toppers, topperSchema),
    }),
  ),
)
