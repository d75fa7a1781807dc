import type { Paper } from '../paper'
import type { ExtraTime } from './extra-time'
import type { QuestionResult } from './results'
import { planOf } from './sitting-sections'

export interface PartRow {
  /** The topic's or the section's name. */
  readonly name: string
  readonly total: number
  /** How many of them were on the screen. */
  readonly shown: number
  readonly correct: number
  readonly wrong: number
  /** Shown, and left without an answer. */
  readonly skipped: number
  /** Whole percent of the shown questions that are right; 0 when none was shown. */
  readonly percentage: number
  /** On average for each question that was shown. */
  readonly seconds: number
  /** Seconds for all of them. */
  readonly taken: number
}

/** The results part by part, in the order in which the parts first appear; what `nameOf` gives none, or does not count, stands
 * in none. */
function partRows(
  questions: readonly QuestionResult[],
  nameOf: (result: QuestionResult) => string | null,
): PartRow[] {
  const parts = new Map<string, QuestionResult[]>()
  for (const result of questions) {
    const name = nameOf(result)
    if (name !== null && result.outcome !== 'dropped') parts.set(name, [...(parts.get(name) ?? []), result])
  }
  return [...parts].map(([name, results]) => {
    const shown = results.filter((one) => one.shown).length
    const each = Math.max(1, shown)
    const correct = results.filter((one) => one.shown && one.outcome === 'correct').length
    const taken = results.reduce((sum, { seconds }) => sum + seconds, 0)
    return {
      name,
      total: results.length,
      shown,
      correct,
      wrong: results.filter(({ outcome }) => outcome === 'wrong').length,
      skipped: results.filter((one) => one.shown && one.outcome === 'unanswered').length,
      percentage: Math.round((correct / each) * 100),
      seconds: Math.round(taken / each),
      taken,
    }
  })
}

/** The results topic by topic, the weakest first; a topic of which nothing was shown is left out. */
export function topicRows(questions: readonly QuestionResult[]): PartRow[] {
  const rows = partRows(questions, ({ question }) => question.topic)
  return rows
    .filter(({ shown }) => shown > 0)
    .sort((a, b) => a.percentage - b.percentage || b.total - a.total)
}

/** The results section by section, in the order of the paper; none when it is one piece. */
export function sectionRows(questions: readonly QuestionResult[], { sections }: Paper): PartRow[] {
  return partRows(
    questions,
    ({ question }) => sections.find(({ id }) => id === question.section)?.name ?? null,
  )
}

/** Seconds that a test gives for each timed section, by its name. None where the sections share one time. */
export function timeBySection(paper: Paper, extra?: ExtraTime): ReadonlyMap<string, number> {
  if (paper.minutes === 0) return new Map()
  const { sections } = planOf(paper, extra)
  return new Map(
    paper.sections.flatMap(({ name }, place) => {
      const milliseconds = sections[place]?.milliseconds ?? null
      return milliseconds === null ? [] : [[name, milliseconds / 1000] as const]
    }),
  )
}
