import type { DeckEntry } from '@/domain/learning/mistake-book'
import {
  leastKnownFirst,
  type RevisionAsk,
  type RevisionDay,
  revisionOf,
  withinSeconds,
} from '@/domain/learning/revision-day'
import type { Paper } from '@/domain/paper'
import { practicePaper } from '@/domain/practice-paper'
import type { QuestionRef } from '@/domain/question/ref'
import { t } from '@/language/text'

type FindPapers = (testKeys: readonly string[]) => Promise<ReadonlyMap<string, Paper>>

export interface PreparedRevision {
  readonly day: RevisionDay
  /** The questions of `day`, in its order. */
  readonly paper: Paper
  /** Due as well, but without their words at hand: what is no longer there, or not on this device. */
  readonly missing: number
}

/** How often what has no words is replaced by what comes next. */
const rounds = 5

async function paperOf(entries: readonly DeckEntry[], title: string, papersOf: FindPapers): Promise<Paper> {
  const papers = await papersOf(entries.map(({ testKey }) => testKey))
  return practicePaper({ title, minutes: 0, refs: entries.map(({ ref }) => ref), papers })
}

const without = (entries: readonly DeckEntry[], refs: ReadonlySet<QuestionRef>) =>
  entries.filter(({ ref }) => !refs.has(ref))

/** Today's revision with its questions; one whose words are not at hand gives its place to the next. */
export async function preparedRevision(ask: RevisionAsk, papersOf: FindPapers): Promise<PreparedRevision> {
  const missing = new Set<QuestionRef>()
  for (let round = 1; ; round++) {
    const day = revisionOf({ ...ask, entries: without(ask.entries, missing) })
    const paper = await paperOf(day.questions, t('Revision'), papersOf)
    const had = new Set(paper.questions.map(({ id }) => id))
    const lacking = day.questions.filter(({ ref }) => !had.has(ref))
    for (const { ref } of lacking) missing.add(ref)
    if (lacking.length === 0) return { day, paper, missing: missing.size }
    if (round === rounds) {
      const questions = day.questions.filter(({ ref }) => had.has(ref))
      return { day: { ...day, questions }, paper, missing: missing.size }
    }
  }
}

/** What is known least of all the deck, as much as fits into the minutes: it asks for no day and changes none. */
export function weakestPaper(
  { entries, schedules, today, minutes }: RevisionAsk,
  papersOf: FindPapers,
): Promise<Paper> {
  const questions = withinSeconds(leastKnownFirst(entries, schedules, today), 60 * minutes)
  return paperOf(questions, t('Weakest questions'), papersOf)
}
