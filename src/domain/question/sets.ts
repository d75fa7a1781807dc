/** What several questions of a paper share, and how it is called. */
import type { Paper, QuestionSet } from '../paper'

/** The first of each run of numbers and, where it is longer than one, the last: `1 to 3, 5`. */
function runsOf(numbers: readonly number[]): string {
  const runs: Array<{ from: number; to: number }> = []
  for (const number of numbers) {
    const last = runs[runs.length - 1]
    if (last && last.to === number - 1) last.to = number
    else runs.push({ from: number, to: number })
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ')
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
  return `Directions ${runsOf(numbers)}`.trim()
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
