import { paths } from '@/config/paths'
import { isOver, type TakenTest } from './taken-test'

/** What a student could do next, each with the way to it. */
export type NextStep =
  /** A test whose time ran out while nobody was there. */
  | { kind: 'result'; title: string; to: string }
  | { kind: 'first-quiz' | 'first-test'; to: string }
  /** A bought test series of which no test was begun. */
  | { kind: 'bought'; title: string; to: string }
  | { kind: 'weak-topic'; topic: string; percentage: number; title: string; to: string }
  /** `days` until its deadline; 0 is today. */
  | { kind: 'job'; title: string; days: number; to: string }
  | { kind: 'article'; title: string; to: string }
  | { kind: 'daily-dose'; to: string }

/** A bought test series: its name and the package that it is. */
export interface BoughtSeries {
  name: string
  packageId: string
}

export interface KnownFacts {
  /** Of tests. */
  attempts: readonly TakenTest[]
  /** A quiz was begun. */
  hasQuizzes: boolean
  /** Whether the account was asked too; without it nobody can say what was never begun. */
  complete: boolean
  weakest: { topic: string; percentage: number; attempt: TakenTest } | null
  bought: readonly BoughtSeries[]
  /** The open job whose deadline comes next. */
  job: { id: string; title: string; days: number } | null
  article: { id: string; title: string } | null
}

/** As many as the page has places for. */
const nextStepCount = 3
/** A topic of this many percent or more is not weak. */
const goodEnough = 75

function stepsOfTests({ attempts, hasQuizzes, complete, bought }: KnownFacts, now: number): NextStep[] {
  const results = attempts.flatMap((attempt): NextStep[] => {
    const { title, to } = attempt
    return to !== null && isOver(attempt, now) ? [{ kind: 'result', title, to }] : []
  })
  if (!complete) return results
  const begun = new Set(attempts.map(({ packageId }) => packageId))
  const unopened = bought
    .filter(({ packageId }) => !begun.has(packageId))
    .map(
      ({ name, packageId }): NextStep => ({
        kind: 'bought',
        title: name,
        to: paths.testSeriesPackage(packageId),
      }),
    )
  // The page's hero already asks a student without any attempt to begin with a test.
  const first: NextStep = hasQuizzes
    ? { kind: 'first-test', to: paths.contentTestSeries }
    : { kind: 'first-quiz', to: paths.contentQuizzes }
  return [...results, ...unopened, ...(attempts.length === 0 ? [first] : [])]
}

function stepOfTopic({ weakest }: KnownFacts): NextStep[] {
  if (!weakest || weakest.attempt.to === null || weakest.percentage >= goodEnough) return []
  const { topic, percentage, attempt } = weakest
  return [{ kind: 'weak-topic', topic, percentage, title: attempt.title, to: weakest.attempt.to }]
}

/**
 * What to offer next, in the order of what is lost by waiting: a result nobody has seen, what was paid for and never
 * opened, a first test, the weakest topic, a deadline, the news. Three at most; the dose of the day fills what is left.
 * @param now milliseconds since 1970
 */
export function nextSteps(facts: KnownFacts, now: number): NextStep[] {
  const { job, article } = facts
  const steps: NextStep[] = [
    ...stepsOfTests(facts, now),
    ...stepOfTopic(facts),
    ...(job ? [{ kind: 'job' as const, title: job.title, days: job.days, to: paths.job(job.id) }] : []),
    ...(article
      ? [
          {
            kind: 'article' as const,
            title: article.title,
            to: paths.currentAffairArticle(article.title, article.id),
          },
        ]
      : []),
    { kind: 'daily-dose', to: paths.contentDailyDose },
  ]
  return steps.slice(0, nextStepCount)
}
