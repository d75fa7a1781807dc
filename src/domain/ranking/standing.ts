import { type Fraction, fraction } from '../fraction'
import type { Paper, PaperQuestion } from '../paper'
import { type Marks, sumMarks } from '../question/marking'
import type { QuestionOutcome } from '../question/scoring'

type Outcome = QuestionOutcome<PaperQuestion>

/** What ranks compare of a sitting: its marks, and those of each section by its id. */
export interface Standing extends Marks {
  readonly sections: ReadonlyMap<string, Fraction>
}

/** The marks of some questions; without a marking scheme one for each right answer. */
function marksFor(outcomes: readonly Outcome[]): Marks {
  const marks = sumMarks(
    outcomes.map(({ question, outcome, rightPart = 0 }) => ({
      marking: question.scheme,
      outcome,
      rightPart,
    })),
  )
  if (marks) return marks
  const counting = outcomes.filter(({ outcome }) => outcome !== 'dropped')
  const right = counting.filter(({ outcome }) => outcome === 'correct')
  return { scored: fraction(right.length), possible: fraction(counting.length) }
}

/** What ranks compare of the outcomes of a paper's questions, in whatever order they are. */
export function standingOf({ sections }: Pick<Paper, 'sections'>, outcomes: readonly Outcome[]): Standing {
  return {
    ...marksFor(outcomes),
    sections: new Map(
      sections.map(({ id }) => [
        id,
        marksFor(outcomes.filter(({ question }) => question.section === id)).scored,
      ]),
    ),
  }
}
