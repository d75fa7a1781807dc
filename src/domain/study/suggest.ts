import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { type IndiaDay, writeIndiaDay } from '../india-day'
import type { AnswerSheet } from '../learning/answer-sheet'
import { type Suggestion, type Task, topicSuggestion } from './suggestion'
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
  /** Questions that tomorrow brings; 0 while today has some left. */
  readonly tomorrow: number
  /** Questions that are in the list of mistakes. */
  readonly mistakes: number
}

/** Where a student stands with the quiz of a day. */
export interface DayStanding {
  /** The first result of that day's quiz: later ones know its answers. */
  readonly first: { readonly attemptId: string; readonly percentage: number } | null
  /** A sitting that waits to be finished. */
  readonly running: { readonly answered: number; readonly total: number } | null
}

/** What is known of a student's work: the source of every list of suggestions. */
export interface StudyFacts {
  /** Epoch milliseconds. */
  readonly now: number
  readonly today: IndiaDay
  /** They have never answered anything, on this device or in the account. */
  readonly isNewcomer: boolean
  /** The most urgent first. */
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
  /** A live test whose result has come or that is open, both tasks until they are done, or one that opens soon. */
  readonly live: Task | null
  /** The open job whose deadline comes next. */
  readonly job: { readonly id: string; readonly title: string; readonly days: number } | null
  /** The newest article that every student should have read. */
  readonly article: { readonly id: string; readonly title: string } | null
  readonly hasExamDay: boolean
  /** Whether the next test, jobs and news are known too, or no longer waited for. */
  /** Whether due questions and the next test could be read; if not, nobody can say that the day is done. */
  readonly isDayKnown: boolean
  readonly complete: boolean
}

/** As many as the lists have places for. */
const places = { today: 4, also: 3, next: 3 } as const

/** `today`, `tomorrow`, `in 5 days` */
export function inDays(days: number): string {
  return t('{days, plural, =0 {today} =1 {tomorrow} other {in # days}}', { days: Math.max(0, days) })
}

function revisionTask({ revision, today }: StudyFacts): Task | null {
  if (!revision) return null
  const { questions, minutes, done, next } = revision
  const own = { kind: 'revision', to: paths.revise } as const
  if (questions > 0)
    return done === 0
      ? {
          ...own,
          title: t('Revise {count, plural, one {# question} other {# questions}}', { count: questions }),
          minutes,
          isDone: false,
        }
      : {
          ...own,
          title: t('Revise {count} more', { count: questions }),
          minutes,
          detail: t('{done} done', { done }),
          isDone: false,
        }
  if (done > 0)
    return {
      ...own,
      title: t('Revision is done'),
      detail: t('{count, plural, one {# question} other {# questions}}', { count: done }),
      isDone: true,
    }
  const detail =
    next === null
      ? t('You know all questions for now')
      : t('Next revision {days, plural, =0 {today} =1 {tomorrow} other {in # days}}', {
          days: Math.max(0, next - today),
        })
  return { ...own, title: t('Nothing to revise today'), detail }
}

function dailyTask({ daily: { first, running }, today }: StudyFacts): Task {
  const own = { kind: 'daily', to: paths.daily, isDone: first !== null } as const
  if (first)
    return {
      ...own,
      title: t('Daily quiz is done'),
      detail: t('{percentage}% right', { percentage: first.percentage }),
    }
  return running
    ? {
        ...own,
        title: t('Finish the daily quiz'),
        detail: t('{answered} of {total} answered', { answered: running.answered, total: running.total }),
        to: paths.dailyOf(writeIndiaDay(today)),
      }
    : { ...own, title: t('Take the daily quiz'), detail: t('Ten questions') }
}

function testTask({ takenToday, nextTest }: StudyFacts): Task | null {
  if (takenToday !== null)
    return { kind: 'test', title: takenToday, detail: t('Taken today'), to: paths.history, isDone: true }
  return nextTest && { kind: 'test', ...nextTest, isDone: false }
}

/** A newcomer's first task is a quiz that needs no choice; a test and where they stand by topic can come after it. */
const newcomerTasks: readonly Task[] = [
  {
    kind: 'daily',
    title: t('Start with ten questions'),
    detail: t('free'),
    minutes: 4,
    to: paths.daily,
    isDone: false,
  },
  { kind: 'diagnosis', title: t('Find your weak topics'), detail: t('Ten questions'), to: paths.diagnosis },
]

/**
 * What comes first whatever the day holds: unfinished work, or a newcomer's first quiz. Null for neither. It needs no more
 * than the attempts, so home shows it before the rest is known.
 */
export function firstOfAll({
  now,
  unfinished: [latest],
  isNewcomer,
}: Pick<StudyFacts, 'now' | 'unfinished' | 'isNewcomer'>): Task | null {
  if (!latest) return (isNewcomer && newcomerTasks[0]) || null
  const { title, to, answered, total } = latest
  const progress = total > 0 ? Math.min(1, answered / total) : 0
  return { kind: 'resume', title, detail: unfinishedText(latest, now), to, progress }
}

/** What there is when all of today is done. */
function dayIsDone({ revision }: StudyFacts): Task {
  const tomorrow = revision?.tomorrow ?? 0
  const detail =
    tomorrow > 0
      ? t('{count, plural, one {# question} other {# questions}} to revise tomorrow', { count: tomorrow })
      : t('A new daily quiz opens tomorrow')
  return { kind: 'next', title: t('Today is done'), detail, to: paths.contentTestSeries, isDone: true }
}

const isThere = <One extends Suggestion>(one: One | null): one is One => one !== null

/** The weak topic of the latest attempt that tells one. */
function weakTopicSuggestion({ sheets }: StudyFacts): Suggestion | null {
  const latest = latestJudged(sheets)
  const weak = latest && weakTopicOf(latest.questions)
  return weak && topicSuggestion(weak, latest.title)
}

/** Open tasks of the day come first, then what is no task, then tasks that are done. */
function rankOf({ isDone }: Suggestion): number {
  if (isDone === undefined) return 1
  return isDone ? 2 : 0
}

function todayOf(facts: StudyFacts): Task[] {
  const { isNewcomer, live, job, hasExamDay } = facts
  const isResult = live?.kind === 'result'
  const daily = isNewcomer ? newcomerTasks : [revisionTask(facts), dailyTask(facts)]
  // A result is what a student waits for; a live test may be of another exam than theirs.
  const tasks = isResult ? [live, ...daily] : [...daily, live]
  return [
    ...tasks,
    testTask(facts),
    job && {
      kind: 'job' as const,
      title: job.title,
      detail: t('Last date {days, plural, =0 {today} =1 {tomorrow} other {in # days}}', {
        days: Math.max(0, job.days),
      }),
      to: paths.job(job.id),
    },
    hasExamDay
      ? null
      : {
          kind: 'plan' as const,
          title: t('Make your plan'),
          detail: t('Your exam and its date'),
          to: paths.plan,
        },
  ]
    .filter(isThere)
    .slice(0, places.today)
    .sort((a, b) => rankOf(a) - rankOf(b))
}

/** Today's dose, which fills the places that today's tasks leave. */
const dose: Task = {
  kind: 'dose',
  title: t('Read today’s daily dose'),
  minutes: 2,
  to: paths.contentDailyDose,
}

/** What home shows below the first task. */
function alsoOf(today: readonly Task[], first: Task | null, complete: boolean): Task[] {
  const others = today.filter(
    // A newcomer is offered ten questions once, and a day without revision needs no line.
    ({ to, kind, isDone }) =>
      to !== first?.to && kind !== 'diagnosis' && (kind !== 'revision' || isDone !== undefined),
  )
  // Only when nothing more can come before it: a row that moves is easily pressed by mistake.
  return [...others, ...(complete ? [dose] : [])].slice(0, places.also)
}

function nextOf(facts: StudyFacts, also: readonly Task[]): Suggestion[] {
  const { now, unfinished, ranOut, article } = facts
  const next: Array<Suggestion | null> = [
    ...unfinished.slice(1, 3).map((work): Suggestion => {
      return {
        kind: 'resume',
        title: t('Resume {title}', { title: work.title }),
        detail: unfinishedText(work, now),
        to: work.to,
      }
    }),
    ...ranOut.map((test): Suggestion => {
      return { kind: 'result', ...test, detail: t('The time is over: see your result') }
    }),
    weakTopicSuggestion(facts),
    article && {
      kind: 'article',
      title: article.title,
      detail: t('Important current affairs'),
      to: paths.currentAffairArticle(article.title, article.id),
    },
    also.includes(dose) ? null : dose,
    {
      kind: 'practice',
      title: t('Practise what you like'),
      detail: t('You choose the topics and the length'),
      to: paths.practice,
    },
    {
      kind: 'next',
      title: t('Choose a test'),
      detail: t('Full tests on the real exam screen.'),
      to: paths.contentTestSeries,
    },
  ]
  return next.filter(isThere).slice(0, places.next)
}

/** What to do, from everything that is known. */
interface Suggested {
  /** Home's one task; null while what is known does not decide it. */
  readonly first: Task | null
  /**
   * Four lines at most: a live test, revision, the daily quiz, the next test, the next last date of a job. Without an exam
   * date, the plan is one of them.
   */
  readonly today: readonly Task[]
  /** Of `today` what home shows below `first`, and the daily dose where there is a place for it. */
  readonly also: readonly Task[]
  readonly done: number
  /** Tasks of today, done or not. */
  readonly tasks: number
  /**
   * What else is worth doing, three at most, by what is lost by waiting: other unfinished work, a result that nobody has
   * seen, the weak topic, the news.
   */
  readonly next: readonly Suggestion[]
}

/** Without an open task: the day is done, or, where it is not known, a look at what is due. */
const endOfDay = (facts: StudyFacts): Task =>
  facts.isDayKnown
    ? dayIsDone(facts)
    : { kind: 'revision', title: t('Revise'), detail: t('See what is due today'), to: paths.revise }

/** Every list of suggestions, from the same facts. */
export function suggest(facts: StudyFacts): Suggested {
  const today = todayOf(facts)
  const tasks = today.filter(({ isDone }) => isDone !== undefined)
  const open = tasks.find(({ isDone }) => !isDone)
  const first = firstOfAll(facts) ?? open ?? (facts.complete ? endOfDay(facts) : null)
  const also = alsoOf(today, first, facts.complete)
  return {
    first,
    today,
    also,
    done: tasks.filter(({ isDone }) => isDone).length,
    tasks: tasks.length,
    next: nextOf(facts, also),
  }
}
