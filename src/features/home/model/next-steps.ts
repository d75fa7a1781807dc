import { paths } from '@/config/paths'
import { isOver, type TakenTest } from './taken-test'
import type { Unfinished } from './unfinished'

/** What a student could do next beside what today holds, each with the way to it. */
export type NextStep =
  /** Unfinished work besides the one that the hero goes on with. */
  | { kind: 'resume'; work: Unfinished; title: string; to: string }
  /** A test whose time ran out while nobody was there. */
  | { kind: 'result'; title: string; to: string }
  | { kind: 'weak-topic'; topic: string; percentage: number; title: string; to: string }
  | { kind: 'article'; title: string; to: string }
  | { kind: 'daily-dose' | 'practice'; to: string }

export interface KnownFacts {
  /** Of tests. */
  attempts: readonly TakenTest[]
  unfinished: readonly Unfinished[]
  weakest: { topic: string; percentage: number; attempt: TakenTest } | null
  article: { id: string; title: string } | null
}

/** As many as the page has places for. */
const nextStepCount = 3
/** A topic of this many percent or more is not weak. */
const goodEnough = 75

function stepsOfTests({ attempts }: KnownFacts, now: number): NextStep[] {
  return attempts.flatMap((attempt): NextStep[] => {
    const { title, to } = attempt
    return to !== null && isOver(attempt, now) ? [{ kind: 'result', title, to }] : []
  })
}

const stepsOfUnfinished = ({ unfinished }: KnownFacts): NextStep[] =>
  unfinished.slice(1, 3).map((work) => ({ kind: 'resume', work, title: work.title, to: work.to }))

function stepOfTopic({ weakest }: KnownFacts): NextStep[] {
  if (!weakest || weakest.attempt.to === null || weakest.percentage >= goodEnough) return []
  const { topic, percentage, attempt } = weakest
  return [{ kind: 'weak-topic', topic, percentage, title: attempt.title, to: weakest.attempt.to }]
}

/**
 * What to offer next, in the order of what is lost by waiting: unfinished work whose clock runs, a result nobody has seen,
 * the weakest topic, the news. Three at most; the dose of the day and a practice fill what is left. Next tests, last dates and the first step of a newcomer
 * are told by "Today" (src/features/plan).
 * @param now milliseconds since 1970
 */
export function nextSteps(facts: KnownFacts, now: number): NextStep[] {
  const { article } = facts
  const steps: NextStep[] = [
    ...stepsOfUnfinished(facts),
    ...stepsOfTests(facts, now),
    ...stepOfTopic(facts),
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
    { kind: 'practice', to: paths.practice },
  ]
  return steps.slice(0, nextStepCount)
}
