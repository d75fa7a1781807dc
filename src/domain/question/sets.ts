/** What several questions of a paper share, and how it is called. */
import { t } from '@/language/text'
import type { Paper } from '../paper'
import type { QuestionSet } from '../test-layout'

/** Ascending numbers as ranges: `1 to 3, 5`. @param to between the first and the last of a range, in place of the word */
export function rangesOf(numbers: readonly number[], to?: string): string {
  const ranges: Array<{ first: number; last: number }> = []
  for (const number of numbers) {
    const range = ranges[ranges.length - 1]
    if (range && range.last === number - 1) range.last = number
    else ranges.push({ first: number, last: number })
  }
  return ranges
    .map(({ first, last }) => {
      if (first === last) return first
      return to === undefined ? t('{first} to {last}', { first, last }) : `${first}${to}${last}`
    })
    .join(', ')
}

/** What a question shares with others; null when it stands alone. */
export function setOf(
  paper: Pick<Paper, 'sets'>,
  question: { set?: string } | undefined,
): QuestionSet | null {
  return paper.sets?.find(({ id }) => id === question?.set) ?? null
}

/** A set as the screen calls it; one that is only called "Directions" gets the numbers of its questions, from 1. */
export function setTitle({ questions }: Pick<Paper, 'questions'>, { id, title }: QuestionSet): string {
  if (!/^directions?[:.]?$/i.test(title.trim())) return title
  const numbers = questions.flatMap(({ set }, index) => (set === id ? [index + 1] : []))
  return numbers.length === 0 ? t('Directions') : t('Directions {numbers}', { numbers: rangesOf(numbers) })
}

/** The questions of a list before which their set is shown: the first of each set. */
export function firstOfSets<Asked extends { set?: string }>(questions: readonly Asked[]): Set<Asked> {
  const seen = new Set<string>()
  return new Set(
    questions.filter(({ set }) => {
      if (set === undefined || seen.has(set)) return false
      seen.add(set)
      return true
    }),
  )
}
