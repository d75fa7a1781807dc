import { useQuery } from '@tanstack/react-query'
import { isTest } from '@/features/attempts'
import { type NextStep, nextSteps } from '../model/next-steps'
import { importantArticleQuery, weakestTopicQuery } from '../study-queries'
import type { useStudy } from './use-study'

/** What to offer next; null until every read has ended. Only what could not be read is left out. */
export function useNextSteps(userId: string, study: ReturnType<typeof useStudy>): NextStep[] | null {
  const { settled, now, unfinished } = study
  const attempts = study.attempts.filter(isTest)
  const latest = attempts.find(({ status, scope }) => status === 'submitted' && scope === 'all') ?? null
  const weakest = useQuery({ ...weakestTopicQuery(userId, latest), enabled: settled })
  const article = useQuery(importantArticleQuery)
  if (!settled || !unfinished || [weakest, article].some(({ isPending }) => isPending)) return null
  const facts = { attempts, unfinished, weakest: weakest.data ?? null, article: article.data ?? null }
  return nextSteps(facts, now)
}
