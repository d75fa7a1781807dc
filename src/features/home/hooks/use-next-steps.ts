import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isQuiz } from '@/features/attempts'
import { daysUntil } from '@/lib/dates'
import { type NextStep, nextSteps } from '../model/next-steps'
import {
  boughtSeriesQuery,
  closingJobQuery,
  importantArticleQuery,
  weakestTopicQuery,
} from '../study-queries'
import type { useStudy } from './use-study'

/** What to offer next; null until every read has ended. Only what could not be read is left out. */
export function useNextSteps(userId: string, study: ReturnType<typeof useStudy>): NextStep[] | null {
  const { complete, settled, now } = study
  const attempts = study.attempts.filter((attempt) => !isQuiz(attempt))
  const latest = attempts.find(({ status, scope }) => status === 'submitted' && scope === 'all') ?? null
  const weakest = useQuery({ ...weakestTopicQuery(userId, latest), enabled: settled })
  const bought = useQuery(boughtSeriesQuery(useQueryClient(), userId))
  const article = useQuery(importantArticleQuery)
  const job = useQuery(closingJobQuery)
  if (!settled || [weakest, bought, article, job].some(({ isPending }) => isPending)) return null
  const facts = {
    attempts,
    hasQuizzes: study.attempts.some((attempt) => isQuiz(attempt) && attempt.answered > 0),
    complete: complete && bought.data !== undefined,
    weakest: weakest.data ?? null,
    bought: bought.data ?? [],
    article: article.data ?? null,
    job: job.data ? { ...job.data, days: daysUntil(job.data.deadline, new Date(now)) } : null,
  }
  return nextSteps(facts, now)
}
