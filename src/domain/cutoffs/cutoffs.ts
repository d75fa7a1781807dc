/** How many marks were enough in past years (docs/authors.md). */
import * as z from 'zod/mini'
import type { ExamCategory } from '../exam-category'
import { requiredText } from '../stored-fields'

/** One year, as the commission published it. */
const yearCutoffs = z.object({
  year: z.int().check(z.positive()),
  /** The marks of the whole paper in that year. */
  outOf: z.number().check(z.positive()),
  /** By category, as the commission names it. */
  marks: z.record(z.string(), z.number()),
  source: z.object({ name: requiredText, url: z.string().check(z.startsWith('https://')) }),
})

export type YearCutoffs = z.infer<typeof yearCutoffs>

/** The `cutoffs` of a test, the latest year first; a year without a source is left out. */
export const readCutoffs = (stored: unknown): YearCutoffs[] =>
  (Array.isArray(stored) ? stored : [])
    .flatMap((one: unknown) => yearCutoffs.safeParse(one).data ?? [])
    .sort((a, b) => b.year - a.year)

const names: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(gen|general|ur|unreserved|oc|open|open (category|competition))$/, 'general'],
  [/^ews$/, 'ews'],
  [/^(obc|obc ncl|bc)$/, 'obc'],
  [/^bc ?([a-e])$/, 'bc-$1'],
  [/^sc( ?(i{1,3}|[1-3]))?$/, 'sc'],
  [/^st$/, 'st'],
]

/** The category that a commission's name means, such as `UR` or `BC-B`; null for one that no student can choose. */
export function categoryOfName(name: string): ExamCategory | null {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  const [pattern, category] = names.find(([known]) => known.test(plain)) ?? []
  // The table holds nothing but categories.
  return pattern && category ? (plain.replace(pattern, category) as ExamCategory) : null
}

/** BC groups and OBC are different lists of the same kind: a student of the one is shown the other where it is all there is. */
const kindOf = (category: ExamCategory) => category.replace(/^bc-.$/, 'obc')

/** A cut-off with the name that the commission gives its category. */
export interface Cutoff {
  readonly year: number
  readonly category: string
  readonly marks: number
  readonly outOf: number
  readonly source: YearCutoffs['source']
}

/** What a student of a category needs to know, the latest year first; one category may have several cut-offs (SC-I, SC-II). */
export function cutoffsFor(all: readonly YearCutoffs[], category: ExamCategory): Cutoff[] {
  return all.flatMap(({ marks, ...year }) => {
    const known = Object.entries(marks).flatMap(([name, number]) => {
      const of = categoryOfName(name)
      return of ? [{ of, cutoff: { ...year, category: name, marks: number } }] : []
    })
    const own = known.filter(({ of }) => of === category)
    const alike = known.filter(({ of }) => kindOf(of) === kindOf(category))
    return (own.length > 0 ? own : alike).map(({ cutoff }) => cutoff)
  })
}
