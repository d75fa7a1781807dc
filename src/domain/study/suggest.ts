import { paths } from '@/config/paths'
import { counted } from '../counted'
import type { IndiaDay } from '../india-day'
import type { AnswerSheet } from '../learning/answer-sheet'
import { type Suggestion, topicSuggestion } from './suggestion'
import { type Unfinished, unfinishedText } from './unfinished'
import { latestJudged, weakTopicOf } from './weak-topic'

/** What today's revision comes to. */
export interface RevisionLeft {
  /** Questions that are left. */
  readonly questions: number
  readonly minutes: number
  /** Questions that were revised today. */
  readonly done: number
  /** The next day after today with anything to revise; null when nothing is planned. */
  readonly next: IndiaDay | null
}

/** Where a student stands with the quiz of a day. */
export interface DayStanding {
  /** The first result of that day's quiz: later ones know its answers. */
  readonly first: { readonly attemptId: string; readonly percentage: number } | null
  /** A sitting that waits to be finished. */
  readonly running: { readonly answered: number; readonly total: number } | null
}

/** What is known of a student's work, of which every list of suggestions is made. */
export interface StudyFacts {
  /** Epoch milliseconds. */
  readonly now: number
  readonly today: IndiaDay
  /** They have never answered anything, on this device or in the account. */
  readonly isNewcomer: boolean
  /** The latest begun first. */
  readonly unfinished: readonly Unfinished[]
  /** Tests whose time ran out while nobody was there: opening one ends it and shows the result. */
  readonly ranOut: ReadonlyArray<{ readonly title: string; readonly to: string }>
  /** Finished attempts, the latest first. */
  readonly sheets: readonly AnswerSheet[]
  /** Null when there is nothing to revise at all, or nobody knows. */
  readonly revision: RevisionLeft | null
  readonly daily: DayStanding
  /** The title of a whole test that was submitted today; null for none. */
  readonly takenToday: string | null
  readonly nextTest: { readonly title: string; readonly detail: string; readonly to: string } | null
  /** The open job whose deadline comes next. */
  readonly job: { readonly id: string; readonly title: string; readonly days: number } | null
  /** The newest article that every student should have read. */
  readonly article: { readonly id: string; readonly title: string } | null
  readonly hasExamDay: boolean
}

/** As many as the lists have places for. */
const places = { today: 4, next: 3 } as const

/** `today`, `tomorrow`, `in 5 days` */
export function inDays(days: number): string {
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

function revisionSuggestion({ revision, today }: StudyFacts): Suggestion | null {
  if (!revision) return null
  const { questions, minutes, done, next } = revision
  const own = { kind: 'revision', to: paths.revise } as const
  if (questions > 0)
    return done === 0
      ? { ...own, title: `Revise ${counted(questions, 'question')}`, minutes }
      : { ...own, title: `Revise ${questions} more`, minutes, detail: `${done} done` }
  if (done > 0) return { ...own, title: 'Revision is done', detail: counted(done, 'question'), isDone: true }
  const detail = next === null ? 'It is all known for now' : `Next ${inDays(next - today)}`
  return { ...own, title: 'Nothing to revise today', detail }
}

function dailySuggestion({ daily: { first, running } }: StudyFacts): Suggestion {
  const own = { kind: 'daily', to: paths.daily } as const
  if (first)
    return { ...own, title: 'Daily quiz is done', detail: `${first.percentage}% right`, isDone: true }
  return running
    ? { ...own, title: 'Finish the daily quiz', detail: `${running.answered} of ${running.total} answered` }
    : { ...own, title: 'Take the daily quiz', detail: 'Ten questions' }
}

function testSuggestion({ takenToday, nextTest, isNewcomer }: StudyFacts): Suggestion | null {
  if (takenToday !== null)
    return { kind: 'test', title: takenToday, detail: 'Taken today', to: paths.history, isDone: true }
  // The page asks a newcomer to begin with a test anyway.
  return nextTest && !isNewcomer ? { kind: 'test', ...nextTest } : null
}

const isThere = (one: Suggestion | null): one is Suggestion => one !== null

/** The weak topic of the latest attempt that tells one. */
function weakTopicSuggestion({ sheets }: StudyFacts): Suggestion | null {
  const latest = latestJudged(sheets)
  const weak = latest && weakTopicOf(latest.questions)
  return weak && topicSuggestion(weak, latest.title)
}

/**
 * What to do, from everything that is known. `today`: what the day holds, four at most: revision, the daily quiz, the next
 * test and the next last date of a job; a newcomer begins with ten questions, and who has no exam date is asked for it.
 * `next`: what is worth doing besides, three at most, in the order of what is lost by waiting: unfinished work whose clock
 * runs, without the one that home goes on with, a result that nobody has seen, the weak topic, the news.
 */
export function suggest(facts: StudyFacts): { today: Suggestion[]; next: Suggestion[] } {
  const { now, isNewcomer, unfinished, ranOut, job, article, hasExamDay } = facts
  const today: Array<Suggestion | null> = [
    isNewcomer
      ? {
          kind: 'diagnosis',
          title: 'Ten questions to begin',
          detail: 'See where you stand',
          to: paths.diagnosis,
        }
      : revisionSuggestion(facts),
    dailySuggestion(facts),
    testSuggestion(facts),
    job && { kind: 'job', title: job.title, detail: `Last date ${inDays(job.days)}`, to: paths.job(job.id) },
    hasExamDay
      ? null
      : { kind: 'plan', title: 'Make your plan', detail: 'Your exam and its date', to: paths.plan },
  ]
  const next: Array<Suggestion | null> = [
    ...unfinished.slice(1, 3).map((work): Suggestion => {
      return { kind: 'resume', title: `Resume ${work.title}`, detail: unfinishedText(work, now), to: work.to }
    }),
    ...ranOut.map((test): Suggestion => {
      return { kind: 'result', ...test, detail: 'The time is over: see your result' }
    }),
    weakTopicSuggestion(facts),
    article && {
      kind: 'article',
      title: article.title,
      detail: 'Important current affairs',
      to: paths.currentAffairArticle(article.title, article.id),
    },
    { kind: 'dose', title: 'Read the dose of the day', minutes: 2, to: paths.contentDailyDose },
    {
      kind: 'practice',
      title: 'Practise what you like',
      detail: 'Topics and length are yours to choose',
      to: paths.practice,
    },
  ]
  return {
    today: today.filter(isThere).slice(0, places.today),
    next: next.filter(isThere).slice(0, places.next),
  }
}
