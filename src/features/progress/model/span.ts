import { type AnswerSheet, isCompared } from '@/domain/learning/answer-sheet'

/** How many of the latest attempts the figures are of; null for all. */
export const spans = [5, 10, 20, null] as const
export type Span = (typeof spans)[number]

const usual: Span = 10

/** As it stands in the address, `?last=20` or `?last=all`; what makes no sense there is the usual ten. */
export function spanOf(search: URLSearchParams): Span {
  const asked = search.get('last')
  const found = spans.find((span) => writeSpan(span) === asked)
  return found === undefined ? usual : found
}

export const writeSpan = (span: Span): string => (span === null ? 'all' : String(span))

/** The sheets of the latest attempts, and of practice without a clock since the earliest of them. @param sheets the latest first */
export function sheetsWithin(sheets: readonly AnswerSheet[], span: Span): readonly AnswerSheet[] {
  // Practice without a clock takes no attempt's place.
  const earliest = span === null ? undefined : sheets.filter(isCompared)[span - 1]
  return earliest ? sheets.slice(0, sheets.indexOf(earliest) + 1) : sheets
}
