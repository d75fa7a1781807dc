/** Previous year papers by exam, year and shift, as the address of the mock tests names them (`?exam=SSC CGL&year=2023`). */
import type { PastExam } from '@/domain/past-exam'

/** From the widest to the narrowest. */
const paperFilters = ['exam', 'year', 'shift'] as const
export type PaperFilter = (typeof paperFilters)[number]

/** What is chosen; null for all, and where an exam is null there is no filter. */
export type ChosenPapers = Readonly<Record<PaperFilter, string | null>>

/** Stands for every exam, so that all tests but previous year papers are left out. */
export const anyExam = 'any'

const valueIn = ({ name, year, shift }: PastExam, filter: PaperFilter): string | null =>
  ({ exam: name, year: String(year), shift })[filter]

export const chosenPapers = (search: URLSearchParams): ChosenPapers => ({
  exam: search.get('exam')?.trim() || null,
  year: search.get('year')?.trim() || null,
  shift: search.get('shift')?.trim() || null,
})

/** The query string with another value of a filter, null for all; narrower filters go, because they may not fit. */
export function withPapers(
  search: URLSearchParams,
  filter: PaperFilter,
  value: string | null,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of paperFilters.slice(paperFilters.indexOf(filter))) next.delete(name)
  if (value !== null) next.set(filter, value)
  return next
}

const isMeant = (chosen: string | null, value: string | null) =>
  chosen === null || chosen === anyExam || chosen === value

/** The papers that are chosen by the filters of `by`. */
export const papersOf = <Paper extends { source: PastExam }>(
  papers: readonly Paper[],
  chosen: ChosenPapers,
  by: readonly PaperFilter[] = paperFilters,
): Paper[] =>
  papers.filter(({ source }) => by.every((filter) => isMeant(chosen[filter], valueIn(source, filter))))

/** The values of a filter among the papers that the wider filters leave: years from the latest, others by their names. */
export function valuesOf(
  papers: ReadonlyArray<{ source: PastExam }>,
  chosen: ChosenPapers,
  filter: PaperFilter,
): string[] {
  const left = papersOf(papers, chosen, paperFilters.slice(0, paperFilters.indexOf(filter)))
  const values = [...new Set(left.flatMap(({ source }) => valueIn(source, filter) ?? []))]
  const sorted = values.sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
  return filter === 'year' ? sorted.reverse() : sorted
}
